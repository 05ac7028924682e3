import { resolve, sep } from 'node:path'
import type { Locale } from '@console/module'
import type { Compilation, Compiler, Module } from '@rspack/core'
import type { Program } from 'oxc-parser'
import { compiledText } from '../plugins/compile-messages.ts'
import { chunkName } from '../plugins/name-chunks.ts'
import { BuildRefused } from '../sources/build-refused.ts'
import { readModuleSources } from '../sources/module-sources.ts'
import { parseCode } from '../sources/syntax.ts'
import { keysOfPage } from './page-keys.ts'
import { shareTexts, type TextGroup } from './share-texts.ts'

export interface TextPlan {
  readonly groups: readonly TextGroup[]
  /** Compiled, by their keys. */
  readonly texts: Readonly<Record<Locale, ReadonlyMap<string, string>>>
}

/** Folder of a module -> its plan, null until it is known. */
const plans = new WeakMap<Compiler, Map<string, TextPlan | null>>()

/** Returns the plan of the module that contains a file; null until it is known; undefined in a build that gives every page all texts. */
export function planFor(compiler: Compiler, file: string): TextPlan | null | undefined {
  const found = [...(plans.get(compiler) ?? [])].find(([folder]) => file.startsWith(folder + sep))
  return found?.[1]
}

/**
 * Gives each page of a module a file with the texts that its code names, and no others. Which these are is known once the compiler has
 * followed all imports: then `module.ts` is built again, with the files of texts that `split-texts` gives it.
 */
export class TextsByPage {
  readonly name = 'TextsByPage'
  private readonly folders: readonly string[]

  /** `folders` are those of the modules. */
  constructor(folders: readonly string[]) {
    this.folders = folders
  }

  apply(compiler: Compiler): void {
    const known = new Map<string, TextPlan | null>(this.folders.map((folder) => [folder, null]))
    plans.set(compiler, known)
    compiler.hooks.thisCompilation.tap(this.name, (compilation) => {
      compilation.hooks.finishModules.tapPromise(this.name, async (modules) => {
        const all = [...modules]
        for (const folder of this.folders) {
          const entry = all.find((module) => module.nameForCondition() === resolve(folder, 'src/module.ts'))
          if (!entry) continue
          const plan = await planOf(folder, entry, compilation.moduleGraph).catch(unlessRefused)
          if (!plan) continue
          known.set(folder, plan)
          await rebuild(compilation, entry)
        }
      })
    })
  }
}

/** A module that is refused has no plan: the build says why once it is done, without the stack that the compiler would add. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof BuildRefused)) throw error
}

async function planOf(folder: string, entry: Module, graph: Compilation['moduleGraph']): Promise<TextPlan> {
  const { imports, messages } = await readModuleSources(folder)
  const texts = { en: compiled(messages.en, 'en'), vi: compiled(messages.vi, 'vi') }
  const keys = [...texts.en.keys()]
  const pages = new Map<string, ReadonlySet<string>>()
  const connections = graph.getOutgoingConnections(entry)
  const read = reader()
  for (const { name, request } of imports) {
    const page = connections.find(({ dependency }) => dependency.request === request)?.module
    if (page && chunkName(name, request) === `page-${name}`)
      pages.set(name, new Set(keysOfPage(keys, modulesOf(page, folder, graph).map(read))))
  }
  const sizeOf = (key: string) => key.length + (texts.en.get(key)?.length ?? 0)
  return { groups: shareTexts(pages, sizeOf).filter((group) => group.keys.size > 0), texts }
}

const compiled = (texts: Readonly<Record<string, string>>, locale: Locale) =>
  new Map(Object.entries(texts).map(([key, text]) => [key, compiledText(key, text, locale)]))

/** What may name texts; a file of messages has them. */
const CODE = /(?<![\\/]messages[\\/](?:en|vi))\.(?:[cm]?[jt]sx?|json)$/

/** Returns the module's own files that a page leads to, also what it fetches later. */
function modulesOf(page: Module, folder: string, graph: Compilation['moduleGraph']): Module[] {
  const found = new Map([[page.identifier(), page]])
  for (const module of found.values()) {
    for (const { module: next } of graph.getOutgoingConnections(module)) if (next) found.set(next.identifier(), next)
  }
  const isOwn = (file: string | undefined) => file?.startsWith(resolve(folder, 'src') + sep) && CODE.test(file)
  return [...found.values()].filter((module) => isOwn(module.nameForCondition()))
}

/** Reads each file once, as the compiler has made JavaScript of it. */
function reader(): (module: Module) => Program {
  const known = new Map<string, Program>()
  return (module) => {
    const id = module.identifier()
    const program = known.get(id) ?? parseCode(`${module.originalSource()?.source()}`, id.endsWith('.json') ? id : `${id}.js`).program
    known.set(id, program)
    return program
  }
}

function rebuild(compilation: Compilation, module: Module): Promise<void> {
  return new Promise((done, failed) => compilation.rebuildModule(module, (error) => (error ? failed(error) : done())))
}
