import type { ConsoleFile } from '@console/module/registry'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Returns the settings with which a host of this machine serves the API of another console. What the environment sets stays, but for the
 * secrets of its own API, which are never sent to another one: hence sessions are kept apart by console.
 */
export function hostSettings(console: ConsoleFile, environment: Environment): Record<string, string> & { readonly API_ORIGIN: string } {
  const given = Object.entries(console.settings).flatMap(([name, value]) => {
    const setting = name.toUpperCase()
    return value === undefined || environment[setting]?.trim() ? [] : [[setting, value] as const]
  })
  const api = environment.API_ORIGIN?.trim() || console.settings.api_origin
  const { host } = new URL(console.registry.address)
  const data = environment.DATA_DIR?.trim() || '.data'
  const own = { GATEWAY_KEY: '', REDIS_URL: '' }
  return { ...Object.fromEntries(given), ...own, API_ORIGIN: api, DATA_DIR: `${data}/against/${host.replace(/[^\w.-]/g, '-')}` }
}
