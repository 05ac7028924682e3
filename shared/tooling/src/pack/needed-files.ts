import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { parseSource } from '../boundaries/source-file.ts'
import { packageOf } from '../boundaries/workspaces.ts'

/** What a packed package consists of. */
export interface NeededFiles {
  /** Files and folders of data, relative to the folder of the package, sorted. */
  readonly files: readonly string[]
  /** The packages that they import. */
  readonly imports: readonly string[]
  /** The packages that their types name. */
  readonly named: readonly string[]
}

/** What is started or given to a tool by its name, without its ending. */
const BESIDE = /\b(?:beside|loaderPath)\((?:import\.meta\.filename, )?'([\w./-]+)'\)/g
/** Data that is read; it may be made only later. */
const DATA = /new URL\('(\.{1,2}\/[^']+)', import\.meta\.url\)/g

/** Returns the compiled files of a package that `entries` lead to. What only tests and other tools import is not among them. */
export function neededFiles(folder: string, entries: readonly string[]): NeededFiles {
  const [files, imports, named] = [new Set<string>(), new Set<string>(), new Set<string>()]

  function addCode(file: string): void {
    if (files.has(file)) return
    if (!existsSync(file)) throw new Error(`${relative(folder, file)} is imported, but was not compiled.`)
    files.add(file)
    if (!file.endsWith('.js')) return
    const code = readFileSync(file, 'utf8')
    const near = (name: string) => resolve(dirname(file), name)
    for (const from of importsOf(file, code)) from.startsWith('.') ? addCode(near(from)) : imports.add(packageOf(from))
    for (const [, name = ''] of code.matchAll(BESIDE)) addCode(near(`${name}.js`))
    for (const [, name = ''] of code.matchAll(DATA)) if (existsSync(near(name))) files.add(near(name))
    addTypes(file.replace(/\.js$/, '.d.ts'))
  }

  /** Types may come from a file whose code nothing imports. */
  function addTypes(file: string): void {
    if (files.has(file) || !existsSync(file)) return
    files.add(file)
    for (const from of importsOf(file, readFileSync(file, 'utf8')))
      from.startsWith('.') ? addTypes(resolve(dirname(file), from.replace(/\.tsx?$/, '.d.ts'))) : named.add(packageOf(from))
  }

  for (const entry of entries) addCode(resolve(folder, asCompiled(entry)))
  return { files: [...files].map((file) => relative(folder, file)).sort(), imports: [...imports].sort(), named: [...named].sort() }
}

const importsOf = (file: string, text: string) =>
  parseSource(file, text)
    .imports.map(({ from }) => from)
    .filter((from) => !from.startsWith('node:'))

/** `./src/index.ts` -> `./src/index.js` */
export const asCompiled = (file: string): string => file.replace(/(?<!\.d)\.tsx?$/, '.js')
