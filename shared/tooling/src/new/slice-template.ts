import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { replaced } from '@console/federation/syntax'
import { parseSource } from '../boundaries/source-file.ts'
import { renamer } from './rename.ts'
import { camel, type SliceNames } from './slice-names.ts'
import { file, type SliceStep } from './step.ts'

const FOLDER = 'shared/tooling/template/slice'
const HOMES = {
  contract: 'shared/contract/src',
  testing: 'shared/testing/src',
  sandbox: 'shared/sandbox/src',
  module: 'mfe-sample-section/src',
}

export interface MenuPlace {
  readonly icon: string
  readonly order: number
}

export interface SliceTemplate {
  /** Under the names of the new slice, with imports that are right at its new place. */
  text(file: string): string
  copy(file: string, next: string): SliceStep
}

export function sliceTemplate(names: SliceNames, place: MenuPlace): SliceTemplate {
  const rename = renamer(wordsOf(names, place))
  const text = (path: string) => rename(withImports(path, readFileSync(new URL(`../../template/slice/${path}`, import.meta.url), 'utf8')))
  return { text, copy: (path, next) => file(rename(homeOf(posix.join(FOLDER, path))), text(path), next) }
}

/**
 * The names in the template, and what they become. Its keys, codes and call ids are those of Onelinks, because the contract's types
 * know no others.
 */
function wordsOf(names: SliceNames, { icon, order }: MenuPlace): Readonly<Record<string, string>> {
  const { module, thing, things, Thing, Things, THING, kebab, kebabs, snake, snakes } = names
  return {
    sampleThing: thing,
    sampleThings: things,
    SampleThing: Thing,
    SampleThings: Things,
    SAMPLE_THING: THING,
    'sample-thing': kebab,
    'sample-things': kebabs,
    sample_thing: snake,
    sample_things: snakes,
    "seedId('onelink'": `seedId('${thing}'`,
    onelink: snake,
    onelinks: snakes,
    'sample thing': names.english,
    'sample things': names.englishPlural,
    'Sample thing': names.English,
    'Sample things': names.EnglishPlural,
    'món đồ mẫu': names.vietnamese,
    'Món đồ mẫu': names.Vietnamese,
    'sample-section': module,
    sampleSection: camel(module),
    "icon: 'campaigns'": `icon: '${icon}'`,
    "icon: 'campaigns', order: 100": `icon: '${icon}', order: ${order}`,
  }
}

/** Returns where a file is in the repository; for one of the template, where it is copied to. */
function homeOf(path: string): string {
  if (!path.startsWith(`${FOLDER}/`)) return path
  const [folder = '', ...rest] = path.slice(FOLDER.length + 1).split('/')
  return posix.join(HOMES[folder as keyof typeof HOMES], ...rest)
}

/** Imports from another package name the package; all others are relative to the new place. */
function withImports(path: string, text: string): string {
  const home = homeOf(posix.join(FOLDER, path))
  const near = parseSource(path, text).strings.filter((string) => /^\.\.?\//.test(string.text))
  const changes = near.map(({ text: from, at }) => {
    const target = homeOf(posix.join(FOLDER, posix.dirname(path), from))
    const workspace = workspaceOf(target)
    const relative = posix.relative(posix.dirname(home), target)
    const own = relative.startsWith('.') ? relative : `./${relative}`
    const by = workspace === workspaceOf(home) ? own : `@console/${posix.basename(workspace)}`
    return { start: at + 1, end: at + 1 + from.length, by }
  })
  return replaced(text, changes)
}

const workspaceOf = (path: string) => /^(?:shared\/)?[^/]+/.exec(path)?.[0] ?? ''
