import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Shapes } from '@console/module/registry'
import { BUILD, ROOT } from '../sources/workspace-folders.ts'
import { readDeclarations } from './declarations.ts'
import { keptDeclarations, shapesOf, type Wanted } from './shapes.ts'

/** An export that code built against the old one may not work with. */
export interface UnfitShape {
  readonly from: string
  readonly name: string
  /** The compiler's words, or what the new one takes no more. */
  readonly why: string
}

const SETTINGS = {
  compilerOptions: {
    target: 'es2024',
    lib: ['es2024', 'esnext', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    types: [],
  },
  files: ['check.ts'],
}

/** `Lost` is what could be handed over and is not read any more: to the compiler that is no fault, and yet a handler is never called. */
const PREAMBLE = `declare function given<T>(): T
type Keys<T> = T extends unknown ? keyof T : never
type LostOf<Was, Is> = unknown extends Is ? never : Exclude<Keys<NonNullable<Was>>, Keys<NonNullable<Is>>>
type LostIn<Was extends unknown[], Is extends unknown[]> =
  { [At in keyof Was]-?: At extends keyof Is ? LostOf<Was[At], Is[At]> : number extends Is['length'] ? never : \`argument \${At & string}\` }[number]
type Lost<Was, Is> = Was extends (...given: infer A) => unknown ? Is extends (...taken: infer B) => unknown ? LostIn<A, B> : never : never
`
const COMPILER = resolve(ROOT, 'node_modules/.bin/tsc')
const COMPLAINT = /^check\.ts\((\d+),\d+\): error TS\d+: (.*)$/

/** False where only what runs is installed: going back must be possible there too. */
export const canCompareShapes = () => existsSync(COMPILER)

/**
 * Returns which exports do not fit code that was compiled against the old ones: by the compiler, the new type must be assignable to
 * the old one, and still read everything that could be handed over. Takes seconds, and starts no compiler for an empty list.
 */
export async function compareShapes(was: Shapes, is: Shapes, wanted: Wanted): Promise<readonly UnfitShape[]> {
  const exports = Object.entries(wanted).flatMap(([from, names]) => names.map((name) => ({ from, name })))
  if (exports.length === 0) return []
  const folder = temporaryFolder()
  try {
    const [before, now] = [was, is].map((shapes) => shapesOf(readDeclarations(keptDeclarations(shapes)), wanted)) as [Shapes, Shapes]
    const same = sameFiles(before, now)
    for (const [place, text] of Object.entries(now.files)) write(resolve(folder, 'is', place), text)
    for (const [place, text] of Object.entries(before.files)) {
      // A type that is declared twice may differ from itself.
      write(resolve(folder, 'was', place), same.has(place) ? `export * from '${upFrom(place)}is/${asSource(place)}';\n` : text)
    }
    const lines = exports.map(({ from, name }, at) => assertions(at, name, before.entries[from], now.entries[from]))
    write(resolve(folder, 'check.ts'), `${PREAMBLE}${lines.join('\n')}\n`)
    write(resolve(folder, 'tsconfig.json'), JSON.stringify(SETTINGS))
    const first = PREAMBLE.split('\n').length
    const complaints = complaintsIn(await compile(folder))
    return exports.flatMap(({ from, name }, at) => {
      const [unassignable, lost] = [complaints.get(first + 2 * at), complaints.get(first + 2 * at + 1)]
      const why = unassignable ?? (lost && lostIn(lost))
      return why ? [{ from, name, why }] : []
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Returns the places whose declarations are the same in both, and so is everything that they refer to. */
function sameFiles(before: Shapes, now: Shapes): ReadonlySet<string> {
  const { file, placeOf } = readDeclarations(keptDeclarations(before))
  const same = new Set(Object.keys(before.files).filter((place) => before.files[place] === now.files[place]))
  const isOther = (place = '') => place in before.files && !same.has(place)
  for (let size = -1; size !== same.size; ) {
    size = same.size
    for (const place of same) if (file(place)?.sources.some((from) => isOther(placeOf(place, from)))) same.delete(place)
  }
  return same
}

function assertions(at: number, name: string, was: string | undefined, is: string | undefined): string {
  const [before, now] = [
    ['was', was],
    ['is', is],
  ].map(([folder, place]) => `typeof import('./${folder}/${asSource(place ?? 'gone.d.ts')}').${name}`)
  return `export const fits${at}: ${before} = given<${now}>()\nexport const reads${at}: never = given<Lost<${before}, ${now}>>()`
}

/** Returns the innermost line of each complaint, by the line of the check that it is about. */
function complaintsIn(output: string): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  let line = 0
  for (const text of output.split('\n').filter((one) => one.trim())) {
    const [, at, message = ''] = COMPLAINT.exec(text) ?? []
    if (at) line = Number(at)
    else if (line === 0 || !text.startsWith(' ')) throw new Error(`The shapes cannot be compared: ${text}`)
    found.set(line, readable(at ? message : text.trim()))
  }
  return found
}

/** Says 'old' and 'new' in place of the files, which are gone when someone reads it. */
const readable = (output: string) =>
  output.replaceAll(/import\("[^"]*\/(was|is)\/[^"]*"\)\.(\w+)/g, (_, folder, name) => `${folder === 'was' ? 'old' : 'new'} ${name}`)

/** `Type '"tone" | "size"' is not assignable to type 'never'.` */
const lostIn = (complaint: string) =>
  `it does not read ${[...complaint.matchAll(/"([^"]+)"/g)].map(([, name]) => `'${name}'`).join(', ') || complaint} any more`

function compile(folder: string): Promise<string> {
  return new Promise((done, failed) => {
    execFile(
      process.execPath,
      [COMPILER, '-p', folder, '--pretty', 'false'],
      { cwd: folder, encoding: 'utf8', maxBuffer: 100_000_000 },
      (error, stdout, stderr) =>
        error && !stdout ? failed(new Error(`The shapes cannot be compared: ${stderr || error.message}`)) : done(stdout),
    )
  })
}

/** Below the folder with the installed packages, whose types the declarations name. */
function temporaryFolder(): string {
  const above = resolve(BUILD, 'shapes')
  mkdirSync(above, { recursive: true })
  return mkdtempSync(resolve(above, `${process.pid}-`))
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const asSource = (place: string) => place.replace(/\.d\.ts$/, '.ts')
const upFrom = (place: string) => '../'.repeat(place.split('/').length)
