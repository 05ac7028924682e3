import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { LENT } from '../names/share-policy.ts'
import { fingerprint } from '../sources/fingerprint.ts'
import { packageJsonFile } from '../sources/package-files.ts'
import { BUILD, ROOT } from '../sources/workspace-folders.ts'
import type { Declarations } from './declarations.ts'

/** Each of the kit's messages has a mark of its own, so the types of their keys say nothing more: they may be any. */
const MESSAGES = /^i18n\/src\/messages\//
const FOLDER = resolve(BUILD, 'declarations')
/** Of other sources, which another build may still be reading. */
const KEPT_MS = 3_600_000

interface Package {
  /** `ui` */
  readonly name: string
  readonly folder: string
  /** `.` or `./fields` -> its file: compiled packages name types and code apart. */
  readonly exports: Readonly<Record<string, string | { readonly types: string }>>
}

type Places = readonly (readonly [name: string, place: string])[]

/**
 * Returns the declarations of what the shell lends and of the packages that it refers to: where packages are installed those that
 * came with them, in the workspace those of its sources, which are emitted once for as long as nothing changes.
 */
export function platformDeclarations(): Declarations {
  const packages = lentPackages()
  const isInstalled = packages.every(({ folder }) => !existsSync(resolve(folder, 'src/index.ts')))
  const places = packages.flatMap(({ name, exports }) =>
    Object.entries(exports).flatMap(([part, target]) => {
      const file = typeof target === 'string' ? target : target.types
      return /\.tsx?$/.test(file) ? [[`@console/${name}${part.slice(1)}`, placeOf(name, file)] as const] : []
    }),
  )
  const emitted = isInstalled ? undefined : emittedOnce(packages, places)
  const folders = new Map(packages.map(({ name, folder }) => [name, emitted === undefined ? folder : resolve(emitted, name)]))
  return {
    entries: Object.fromEntries(places),
    text(place) {
      if (MESSAGES.test(place)) return undefined
      const [name = ''] = place.split('/', 1)
      const file = resolve(folders.get(name) ?? FOLDER, place.slice(name.length + 1))
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined
    },
  }
}

const placeOf = (name: string, file: string) => `${name}/${file.slice('./'.length).replace(/(?:\.d)?\.tsx?$/, '.d.ts')}`

function lentPackages(): Package[] {
  const found = new Map<string, Package>()
  const add = (name: string) => {
    if (found.has(name)) return
    const file = packageJsonFile(`@console/${name}`)
    const { exports, dependencies = {} } = JSON.parse(readFileSync(file, 'utf8'))
    found.set(name, { name, folder: dirname(file), exports })
    for (const needed of Object.keys(dependencies)) if (needed.startsWith('@console/')) add(needed.slice('@console/'.length))
  }
  for (const key of LENT) if (key.startsWith('@console/')) add(key.split('/')[1] ?? '')
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

function emittedOnce(packages: readonly Package[], places: Places): string {
  const inputs = [...packages.map(({ folder }) => folder), ...['package-lock.json', 'tsconfig.json'].map((name) => resolve(ROOT, name))]
  const folder = resolve(FOLDER, fingerprint(inputs).slice(0, 16))
  if (existsSync(folder)) return folder
  forgetOld()
  const beside = `${folder}.${process.pid}.new`
  try {
    emit(beside, dirname(packages[0]?.folder ?? ROOT), places)
    renameSync(beside, folder)
  } catch (error) {
    // Another build may have emitted the same meanwhile.
    if (!existsSync(folder)) throw error
  } finally {
    rmSync(beside, { recursive: true, force: true })
  }
  return folder
}

/** Types are checked elsewhere, so the compiler only works out what it has to write. */
function emit(output: string, root: string, places: Places): void {
  const sources = places.map(([name, place]) => [name, sourceOf(resolve(root, place))] as const)
  const settings = resolve(output, 'tsconfig.json')
  mkdirSync(output, { recursive: true })
  writeFileSync(
    settings,
    JSON.stringify({
      extends: resolve(ROOT, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        removeComments: true,
        noCheck: true,
        incremental: false,
        types: [],
        rootDir: root,
        outDir: output,
        // What is found below node_modules is not written.
        paths: Object.fromEntries(sources.map(([name, file]) => [name, [file]])),
      },
      include: [],
      files: sources.map(([, file]) => file),
    }),
  )
  try {
    // Checkers side by side may write one type in two ways.
    execFileSync(process.execPath, [resolve(ROOT, 'node_modules/.bin/tsc'), '-p', settings, '--singleThreaded'], {
      cwd: ROOT,
      encoding: 'utf8',
    })
  } catch (error) {
    throw new Error(
      `The types of what the shell lends cannot be written down:\n${Error.isError(error) && 'stdout' in error ? error.stdout : error}`,
    )
  }
}

const sourceOf = (file: string) => ['.ts', '.tsx'].map((ending) => file.replace(/\.d\.ts$/, ending)).find(existsSync) ?? file

function forgetOld(): void {
  if (!existsSync(FOLDER)) return
  for (const name of readdirSync(FOLDER)) {
    const old = resolve(FOLDER, name)
    if (Date.now() - statSync(old).mtimeMs > KEPT_MS) rmSync(old, { recursive: true, force: true })
  }
}
