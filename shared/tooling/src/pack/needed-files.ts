import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { Visitor } from '@console/federation/syntax'
import { parseSource } from '../boundaries/source-file.ts'
import { packageOf } from '../boundaries/workspaces.ts'

export interface NeededFiles {
  /** Files and folders of data, relative to the folder of the package, sorted. */
  readonly files: readonly string[]
  readonly imports: readonly string[]
  /** The packages that their types name. */
  readonly named: readonly string[]
}

/** Returns the compiled files of a package that `entries` lead to. What only tests and other tools import is not among them. */
export function neededFiles(folder: string, entries: readonly string[]): NeededFiles {
  const [files, imports, named] = [new Set<string>(), new Set<string>(), new Set<string>()]

  function addCode(file: string): void {
    if (files.has(file)) return
    if (!existsSync(file)) throw new Error(`${relative(folder, file)} is imported, but was not compiled.`)
    files.add(file)
    if (!file.endsWith('.js')) return
    const near = (name: string) => resolve(dirname(file), name)
    const { text, program, imports: all } = parseSource(file, readFileSync(file, 'utf8'))
    for (const { from } of all) from.startsWith('.') ? addCode(near(from)) : imports.add(packageOf(from))
    new Visitor({
      // What is started or given to a tool is named without its ending.
      CallExpression({ callee, arguments: given }) {
        const name = given.at(-1)
        if (callee.type === 'Identifier' && /^(?:beside|loaderPath)$/.test(callee.name) && name?.type === 'Literal')
          addCode(near(`${name.value}.js`))
      },
      // Data that is read; it may be made only later.
      NewExpression({ arguments: [name, base] }) {
        if (name?.type !== 'Literal' || !base || text.slice(base.start, base.end) !== 'import.meta.url') return
        if (existsSync(near(`${name.value}`))) files.add(near(`${name.value}`))
      },
    }).visit(program)
    addTypes(file.replace(/\.js$/, '.d.ts'))
  }

  /** Types may come from a file whose code nothing imports. */
  function addTypes(file: string): void {
    if (files.has(file) || !existsSync(file)) return
    files.add(file)
    for (const { from } of parseSource(file, readFileSync(file, 'utf8')).imports)
      from.startsWith('.') ? addTypes(resolve(dirname(file), from.replace(/\.tsx?$/, '.d.ts'))) : named.add(packageOf(from))
  }

  for (const entry of entries) addCode(resolve(folder, asCompiled(entry)))
  const packages = (names: ReadonlySet<string>) => [...names].filter((name) => !name.startsWith('node:')).sort()
  return { files: [...files].map((file) => relative(folder, file)).sort(), imports: packages(imports), named: packages(named) }
}

/** `./src/index.ts` -> `./src/index.js` */
export const asCompiled = (file: string): string => file.replace(/(?<!\.d)\.tsx?$/, '.js')
