import { readFileSync } from 'node:fs'
import { renamer } from './rename.ts'
import { camel, capital, SliceRefused, spaced } from './slice-names.ts'
import type { PlannedFile } from './slice-plan.ts'
import type { Read } from './step.ts'

/** The arguments of the command: `module loyalty --vi "Khách hàng thân thiết"`. */
export interface ModuleWish {
  /** The module without `mfe-`; it owns the address of this name. */
  readonly id: string
  /** As the navigation shows it. */
  readonly vietnamese: string
}

const TEMPLATE = new URL('../../template/module', import.meta.url)
/** In the order to read them, with what to do next in each. */
const FILES = {
  'src/descriptor.ts': 'say what it owns, its routes, and who may enter: BEGIN HERE',
  'src/module.ts': 'name each page',
  'src/sample-section/sample-section.page.tsx': 'draw the page',
  'src/sample-section/sample-section.test.tsx': 'test what is its own',
  'src/text.ts': 'nothing',
  'src/messages/en.ts': 'its texts',
  'src/messages/vi.ts': 'read it aloud',
  'rspack.config.ts': 'nothing',
}

const kebab = /^[a-z]+(-[a-z]+)*$/

/**
 * Returns every file of a new module with one page, all in a folder of its own: nothing outside is changed, because build, tests
 * and navigation find modules by their folders. Throws `SliceRefused` if the name is taken or no name.
 */
export function planModule(wish: ModuleWish, read: Read): PlannedFile[] {
  const folder = `mfe-${wish.id}`
  if (read(`${folder}/package.json`) !== undefined) throw new SliceRefused(`The name is taken: ${folder} is there already.`)
  return [...moduleFiles(wish), copied('package.json', 'npm run lock, then npm install', wish)].map((file) => ({
    ...file,
    path: `${folder}/${file.path}`,
  }))
}

/** Throws `SliceRefused` if the id is not kebab-case or the Vietnamese is empty. */
export function moduleFiles(wish: ModuleWish): PlannedFile[] {
  if (!kebab.test(wish.id)) throw new SliceRefused(`'${wish.id}' is no name for a module: give one in kebab-case, such as loyalty.`)
  if (!wish.vietnamese.trim()) throw new SliceRefused('The console speaks Vietnamese too: give the name of the area with --vi.')
  return Object.entries(FILES).map(([file, next]) => copied(file, next, wish))
}

function copied(file: string, next: string, { id, vietnamese }: ModuleWish): PlannedFile {
  const rename = renamer({
    'sample-section': id,
    sampleSection: camel(id),
    SampleSection: capital(camel(id)),
    'Sample section': capital(spaced(id)),
    'Mục mẫu': vietnamese.trim(),
  })
  return { path: rename(file), text: rename(readFileSync(new URL(`${TEMPLATE}/${file}`), 'utf8')), isNew: true, next }
}
