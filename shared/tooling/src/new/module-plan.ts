import { SliceRefused } from './slice-names.ts'
import type { PlannedFile } from './slice-plan.ts'
import type { Read } from './slice-steps.ts'
import { descriptorFile, manifestFile, moduleFile, pageFile, testFile, wordsFile } from './templates/module-files.ts'

/** The arguments of the command: `module loyalty --vi "Khách hàng thân thiết"`. */
export interface ModuleWish {
  /** The module without `mfe-`; it owns the address of this name. */
  readonly id: string
  /** What its area is called in Vietnamese, as the navigation shows it. */
  readonly vietnamese: string
}

const kebab = /^[a-z]+(-[a-z]+)*$/
/** Where the files of a new module begin: in the workspace, in a folder of its own. */
type Own = (path: string, text: string, next: string) => PlannedFile

/**
 * Returns every file of a new module with one page, all in a folder of its own: nothing outside is changed, because build, tests
 * and navigation find modules by their folders. Throws `SliceRefused` if the name is taken or no name.
 */
export function planModule(wish: ModuleWish, read: Read): PlannedFile[] {
  const { id } = wish
  const folder = `mfe-${id}`
  if (read(`${folder}/package.json`) !== undefined) throw new SliceRefused(`The name is taken: ${folder} is there already.`)
  const own: Own = (path, text, next) => ({ path: `${folder}/${path}`, text, isNew: true, next })
  return [...moduleFiles(wish, own), own('package.json', manifestFile(id, reactVersion(read)), 'npm run lock, then npm install')]
}

/** Returns the files that a module has wherever it lies. Throws `SliceRefused` if its name is none. */
export function moduleFiles({ id, vietnamese }: ModuleWish, own: Own): PlannedFile[] {
  if (!kebab.test(id)) throw new SliceRefused(`'${id}' is no name for a module: give one in kebab-case, such as loyalty.`)
  const inVietnamese = vietnamese.trim()
  if (!inVietnamese) throw new SliceRefused('The console speaks Vietnamese too: give the name of the area with --vi.')
  const name = `${id[0]?.toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`
  return [
    own('src/descriptor.ts', descriptorFile(id), 'say what it owns, its routes, and who may enter: BEGIN HERE'),
    own('src/module.ts', moduleFile(id), 'name each page'),
    own(`src/${id}/${id}.page.tsx`, pageFile(id, name), 'draw the page'),
    own(`src/${id}/${id}.test.tsx`, testFile(id, name, inVietnamese), 'test what is its own'),
    own('src/text.ts', TEXT, 'nothing'),
    own('src/messages/en.ts', wordsFile(id, name), 'its texts'),
    own('src/messages/vi.ts', wordsFile(id, inVietnamese), 'read it aloud'),
    own(
      'rspack.config.ts',
      `import { defineRemote } from '@console/federation'\n\nexport default defineRemote({ id: '${id}' })\n`,
      'nothing',
    ),
  ]
}

/** Every package of the workspace has the same one. */
function reactVersion(read: Read): string {
  return /"react": "([^"]+)"/.exec(read('shared/module/package.json') ?? '')?.[1] ?? '*'
}

const TEXT = `import { textsOf } from '@console/i18n'
import type en from './messages/en.ts'

export const useText = textsOf<keyof typeof en>()
`
