import type { ModuleManifest } from '@console/module'
import { getInstance, type ModuleFederationRuntimePlugin, registerGlobalPlugins } from '@module-federation/enhanced/runtime'
import { LOAD_LIMIT_MS } from './load-limit.ts'

/** Integrity of each registered container, by its address without query. */
const integrities = new Map<string, string>()
const federation = getInstance()
federation?.registerPlugins([{ name: 'console-scripts', createScript: createVerifiedScript } satisfies ModuleFederationRuntimePlugin])
// In the runtimes of modules too: each keeps the failure of a lent package, and would return it at every later try.
registerGlobalPlugins([
  {
    name: 'console-shares',
    errorLoadShare({ pkgName, shareScopeMap }) {
      for (const lent of Object.values(shareScopeMap.default?.[pkgName] ?? {})) if (!lent.loaded) lent.loading = null
    },
  } satisfies ModuleFederationRuntimePlugin,
])

declare global {
  /** Trusted Types are not in the DOM's types yet. */
  var trustedTypes:
    | { createPolicy(name: string, rules: { createScriptURL(address: string): string }): { createScriptURL(address: string): string } }
    | undefined
}

/** Only addresses of this origin's released files become script addresses (Trusted Types). */
const policy = globalThis.trustedTypes?.createPolicy('console', {
  createScriptURL(address) {
    const url = new URL(address, location.origin)
    if (url.origin !== location.origin || !url.pathname.startsWith('/modules/')) throw new TypeError(`Refused script: ${address}`)
    return url.href
  },
})

/**
 * Loads a released module's container and returns what its `module.ts` exposes. Rejects when the container cannot be
 * fetched in 8 s, was altered, or throws. `attempt` above 0 asks under a new address, since a hanging one is not asked again.
 */
export async function loadRemoteModule(manifest: ModuleManifest, attempt = 0): Promise<unknown> {
  if (!federation) throw new Error('The federation runtime is missing from this build')
  const name = manifest.id.replaceAll('-', '_')
  const address = `${location.origin}/modules/${manifest.id}/${manifest.hash}/${manifest.entry.file}`
  integrities.set(address, manifest.entry.integrity)
  federation.registerRemotes([{ name, entry: attempt > 0 ? `${address}?r=${attempt}` : address }], { force: attempt > 0 })
  const exposed = await federation.loadRemote<{ readonly default?: unknown }>(`${name}/module`)
  return exposed?.default
}

function createVerifiedScript({ url }: { url: string }) {
  const script = document.createElement('script')
  script.integrity = integrities.get(url.split('?')[0] ?? '') ?? ''
  if (!script.integrity) throw new Error(`No hash is known for ${url}`)
  script.crossOrigin = 'anonymous'
  script.async = true
  script.src = policy?.createScriptURL(url) ?? url
  return { script, timeout: LOAD_LIMIT_MS }
}
