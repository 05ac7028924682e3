import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { type ConsoleModule, isConsoleModule } from '@console/module'
import type { LoadedSources } from './module-sources.ts'

const source = (file: string) => import(pathToFileURL(resolve(workerData, file)).href)
const textsIn = async (file: string) => (await source(file)).default ?? {}

const { default: exported }: { readonly default?: unknown } = await source('module.ts')
parentPort?.postMessage(isConsoleModule(exported) ? await sourcesOf(exported) : null)

async function sourcesOf({ descriptor }: ConsoleModule): Promise<LoadedSources> {
  return { descriptor, messages: { en: await textsIn('messages/en.ts'), vi: await textsIn('messages/vi.ts') } }
}
