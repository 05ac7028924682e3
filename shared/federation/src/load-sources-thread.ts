import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { type ConsoleModule, isConsoleModule, type MessagesLoader } from '@console/module'
import type { FeatureTexts, LoadedSources } from './module-sources.ts'

const source = (file: string) => import(pathToFileURL(resolve(workerData, file)).href)
const textsOf = async (load: MessagesLoader) => (await load()).default ?? {}

const { default: exported }: { readonly default?: unknown } = await source('module.ts')
parentPort?.postMessage(isConsoleModule(exported) ? await sourcesOf(exported) : null)

async function sourcesOf({ descriptor, words = {} }: ConsoleModule): Promise<LoadedSources> {
  return {
    descriptor,
    messages: { en: await textsOf(() => source('messages/en.ts')), vi: await textsOf(() => source('messages/vi.ts')) },
    words: await Promise.all(
      Object.entries(words).map(
        async ([feature, { pages, en, vi }]): Promise<FeatureTexts> => ({
          feature,
          pages,
          texts: { en: await textsOf(en), vi: await textsOf(vi) },
        }),
      ),
    ),
  }
}
