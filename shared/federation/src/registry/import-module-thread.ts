/** Runs a module's container as a page would, without a browser: what it does when it is imported shows here. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { parentPort, workerData } from 'node:worker_threads'
import * as platform from '@console/module'
import type { Problem, ReleasedModule } from '@console/module/registry'
import { LENT, platformVersion, remoteName } from '../names/share-policy.ts'
import { UNIVERSAL_STUB } from './universal-stub.ts'

export interface ImportOrder {
  readonly folder: string
  readonly module: ReleasedModule
}

const ORIGIN = 'http://module.test'
const SCRIPT_LIMIT_MS = 10_000

interface Script {
  src: string
  onload?: (event: object) => void
  onerror?: (event: object) => void
}

interface Container {
  init(scope: object, initScope: readonly unknown[]): unknown
  get(name: string): Promise<() => { readonly default?: unknown }>
}

const requireFederation = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'))
const { folder, module }: ImportOrder = workerData
const { id } = module
/** What the last script that failed threw: the page itself only learns that it failed. */
let thrown: unknown
const page = pageContext()

parentPort?.postMessage(await problems())

async function problems(): Promise<readonly Problem[]> {
  const problem = (code: Problem['code'], text: string): Problem => ({ code, id, text })
  let exposed: unknown
  try {
    exposed = await exposedModule()
  } catch (error) {
    return [problem('throws', `'${id}' throws when it is imported: ${reasonOf(error)}. Nothing at the top of a file may fail`)]
  }
  if (!platform.isConsoleModule(exposed)) {
    return [problem('no-module', `'${id}' exports no module: src/module.ts must end with 'export default defineModule({ … })'`)]
  }
  const found: Problem[] = []
  for (const name of Object.keys(module.pages)) {
    try {
      const component = await exposed.pages[name]?.()
      if (!component)
        found.push(
          problem('page-missing', `Page '${name}' of '${id}' has no component: src/module.ts names an export that its file has not`),
        )
    } catch (error) {
      found.push(
        problem(
          'throws',
          `Page '${name}' of '${id}' throws when it is imported: ${reasonOf(error)}. Nothing at the top of a file may fail`,
        ),
      )
    }
  }
  return found
}

async function exposedModule(): Promise<unknown> {
  run(module.entry.file)
  const container = page[remoteName(id)] as Container
  const version = platformVersion()
  const scope = Object.fromEntries(LENT.map((key) => [key, { [version]: lent(key, version) }]))
  await container.init(scope, [])
  return (await container.get('./module'))().default
}

/** What the shell lends: the real rules of `@console/module`, which make the module; of everything else something that takes anything. */
function lent(key: string, version: string) {
  const factory = () => (key === '@console/module' ? platform : UNIVERSAL_STUB)
  const shareConfig = { singleton: true, strictVersion: true, requiredVersion: `^${version}`, eager: true }
  return {
    version,
    get: async () => factory,
    lib: factory,
    loaded: true,
    from: 'shell',
    useIn: [],
    deps: [],
    scope: ['default'],
    strategy: 'loaded-first',
    shareConfig,
  }
}

function run(file: string): void {
  runInContext(readFileSync(resolve(folder, file), 'utf8'), page, { filename: file, timeout: SCRIPT_LIMIT_MS })
}

function pageContext(): Record<string, unknown> {
  const context: Record<string, unknown> = {
    console,
    setTimeout,
    clearTimeout,
    queueMicrotask,
    URL,
    URLSearchParams,
    TextEncoder,
    TextDecoder,
    AbortController,
    performance,
    location: { origin: ORIGIN, href: `${ORIGIN}/`, pathname: '/', search: '', hash: '' },
    navigator: { userAgent: '', language: 'en', languages: ['en'] },
    document: {
      baseURI: `${ORIGIN}/`,
      currentScript: { tagName: 'SCRIPT', src: `${ORIGIN}/${module.entry.file}` },
      getElementsByTagName: () => [],
      querySelector: () => null,
      addEventListener() {},
      createElement: () => ({ setAttribute() {}, getAttribute: () => null, style: {} }),
      head: { appendChild: (script: Script) => queueMicrotask(() => fetchScript(script)) },
    },
    addEventListener() {},
    matchMedia: () => ({ matches: false, addEventListener() {} }),
    // The parts of the federation that a module borrows from the shell.
    _FEDERATION_RUNTIME_CORE: requireFederation('@module-federation/runtime-core'),
    CONSOLE_FEDERATION_GLUE: requireFederation('@module-federation/webpack-bundler-runtime').default,
  }
  for (const name of ['globalThis', 'window', 'self']) context[name] = context
  return createContext(context) as Record<string, unknown>
}

function fetchScript(script: Script): void {
  try {
    run(new URL(script.src).pathname.slice(1))
    script.onload?.({ type: 'load', target: script })
  } catch (error) {
    thrown = error
    script.onerror?.({ type: 'error', target: script })
  }
}

function reasonOf(error: unknown): string {
  const cause = String(thrown ?? error)
  thrown = undefined
  return cause
}
