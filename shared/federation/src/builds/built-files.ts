import { readFileSync } from 'node:fs'
import { isAbsolute, resolve } from 'node:path'
import type { ReleasedFile } from '@console/module'
import { integrityOf } from '@console/module/registry'
import type { StatsModule } from '@rspack/core'
import { routesNamed } from '../names/routes-named.ts'
import type { SharedNames } from '../names/shared-names.ts'
import { CONTRACT } from '../sources/package-files.ts'
import { type Program, parseCode } from '../sources/syntax.ts'
import type { BuildFacts } from './run-build.ts'

export interface BuiltFiles extends SharedNames {
  /** Chunk name -> its scripts, in load order. */
  readonly chunks: Readonly<Record<string, readonly ReleasedFile[]>>
  /** Chunk name -> the packages it takes that come when first used. */
  readonly borrowers: Readonly<Record<string, readonly string[]>>
  /** Package that comes when first used -> its scripts. */
  readonly lentIn: Readonly<Record<string, readonly ReleasedFile[]>>
  readonly sources: readonly string[]
  /** Ids of the contract's calls, sorted. */
  readonly calls: readonly string[]
}

/** Reads chunks and sources out of the facts of a build in `output`. */
export function builtFiles(facts: BuildFacts, output: string): BuiltFiles {
  const chunks = Object.entries(facts.namedChunkGroups ?? {}).map(([name, group]) => {
    const scripts = (group.assets ?? []).map((asset) => asset.name).filter((file) => /(?<!\.hot-update)\.js$/.test(file))
    return [name, scripts.map((file) => releasedFile(output, file))] as const
  })
  const modules = flat((facts.modules ?? []).filter((module) => !module.orphan))
  return {
    ...facts.shared,
    chunks: Object.fromEntries(chunks),
    borrowers: facts.sharedChunks.borrowers,
    lentIn: mapValues(facts.sharedChunks.lentIn, (files) => files.map((file) => releasedFile(output, file))),
    sources: [...new Set(modules.flatMap(sourceOf))],
    calls: routesNamed(modules.flatMap((module) => (isContract(module) ? usedNames(module) : []))),
  }
}

/** Returns a file with its Subresource Integrity hash (`sha256-…`), which browsers check. */
export function releasedFile(output: string, file: string): ReleasedFile {
  return { file, integrity: integrityOf(readFileSync(resolve(output, file))) }
}

const CODE = /\.(?:[cm]?[jt]sx?|json)$/
/** What names no message: installed packages, and the messages themselves. */
const NO_CODE = /\/node_modules\/(?!@console\/)|\/messages\/(?:en|vi)\.[jt]s$/

/** Returns the code of the bundled files that may name messages, by their paths. */
export function codeOf({ sources }: Pick<BuiltFiles, 'sources'>): ReadonlyMap<string, Program> {
  const files = sources.filter((file) => isAbsolute(file) && CODE.test(file) && !NO_CODE.test(file))
  return new Map(files.map((file) => [file, parseCode(readFileSync(file, 'utf8'), file).program]))
}

function mapValues<From, To>(record: Readonly<Record<string, From>>, to: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]))
}

function flat(modules: readonly StatsModule[]): StatsModule[] {
  return modules.flatMap((module) => [module, ...flat(module.modules ?? [])])
}

const sourceOf = (module: StatsModule) => (module.nameForCondition ? [module.nameForCondition.replaceAll('\\', '/')] : [])
const isContract = (module: StatsModule) => sourceOf(module).some((file) => CONTRACT.test(file))
const usedNames = (module: StatsModule): readonly string[] => (Array.isArray(module.usedExports) ? module.usedExports : [])
