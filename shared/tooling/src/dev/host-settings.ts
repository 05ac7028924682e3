import type { ConsoleFile } from '@console/module/registry'

type Environment = Readonly<Record<string, string | undefined>>

export interface HostSettings {
  readonly api: string
  readonly settings: Readonly<Record<string, string>>
}

/**
 * Returns the settings with which a host of this machine serves the API of another console. What the environment sets stays, except
 * the secrets of its own API, which are never sent to another one; for this, sessions are kept apart by console. A sandbox is named by
 * its port, so that the host offers the same as with its own: signing in with Google's substitute, and the staff page.
 */
export function hostSettings(console: ConsoleFile, environment: Environment): HostSettings {
  const { api_origin, sandbox_port, ...others } = console.settings
  const given = Object.entries(others).flatMap(([name, value]) => {
    const setting = name.toUpperCase()
    return value === undefined || environment[setting]?.trim() ? [] : [[setting, value] as const]
  })
  const own = environment.API_ORIGIN?.trim()
  const api = own || api_origin
  const backend: Record<string, string> = sandbox_port && !own ? { API_ORIGIN: '', SANDBOX_PORT: sandbox_port } : { API_ORIGIN: api }
  const { host } = new URL(console.registry.address)
  const data = environment.DATA_DIR?.trim() || '.data'
  const apart = { GATEWAY_KEY: '', REDIS_URL: '', DATA_DIR: `${data}/against/${host.replace(/[^\w.-]/g, '-')}` }
  return { api, settings: { ...Object.fromEntries(given), ...backend, ...apart } }
}
