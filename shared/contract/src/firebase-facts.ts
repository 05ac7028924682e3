import { isJsonObject, type JsonObject } from './fields/json.ts'

/** Empty if the config has another shape. */
export interface FirebaseFacts {
  readonly project: string | null
  /** Package names. */
  readonly android: readonly string[]
  /** Bundle ids. */
  readonly ios: readonly string[]
}

/**
 * Reads Google's own files (`google-services.json`, and `GoogleService-Info.plist` or a web config as JSON), and the parts of any
 * other object that have the same names.
 */
export function firebaseFacts(config: Readonly<JsonObject>): FirebaseFacts {
  const clients = Array.isArray(config.client) ? config.client.map((client) => at(client, 'client_info')) : []
  return {
    project: text(at(config, 'project_info'), 'project_id') ?? text(config, 'PROJECT_ID') ?? text(config, 'projectId'),
    android: namesIn(clients.map((client) => text(at(client, 'android_client_info'), 'package_name'))),
    ios: namesIn([...clients.map((client) => text(at(client, 'ios_client_info'), 'bundle_id')), text(config, 'BUNDLE_ID')]),
  }
}

/**
 * Returns whether the config contains the package of a source; undefined if they cannot be compared: other platforms, a config
 * without packages of the platform, or an App Store id (`id123`), which no config has.
 */
export function isInFirebase(
  facts: FirebaseFacts,
  source: { readonly platform: string; readonly package_name: string },
): boolean | undefined {
  const names = source.platform === 'android' ? facts.android : source.platform === 'ios' ? facts.ios : []
  if (names.length === 0 || (source.platform === 'ios' && /^id\d+$/.test(source.package_name))) return undefined
  return names.includes(source.package_name)
}

const namesIn = (names: readonly (string | null)[]) => [...new Set(names.filter((name) => name !== null))]
const at = (value: unknown, name: string): unknown => (isJsonObject(value) ? value[name] : undefined)

function text(value: unknown, name: string): string | null {
  const found = at(value, name)
  return typeof found === 'string' && found !== '' ? found : null
}
