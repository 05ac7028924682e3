/** Resources and actions of spec section 6; keys have the form pub:{resource}:{action}. */
const ACTIONS = {
  applications: ['read-list', 'create', 'update', 'delete', 'update-integration_info', 'read'],
  campaigns: ['read-list', 'create', 'read', 'update', 'delete', 'end'],
  sources: ['read-list', 'create', 'read', 'update', 'delete'],
  roles: ['read-list', 'create', 'read', 'update', 'delete'],
  users: ['read-list', 'update-role', 'delete'],
  publisher: ['read', 'update'],
  metric_request: ['read-list', 'create', 'read', 'update', 'delete'],
  invitations: ['read-list', 'invite', 'read', 'delete'],
  onelinks: ['read-list', 'create', 'read', 'update', 'delete'],
} as const

type Actions = typeof ACTIONS
export type PrefixedKey = { [R in keyof Actions]: `pub:${R}:${Actions[R][number]}` }[keyof Actions]

/** Keys that count only when the resource belongs to the current user. */
export const OWN_KEYS = [
  'app:read',
  'app:update',
  'app:delete',
  'app:update-integration_info',
  'campaign:read',
  'campaign:update',
  'campaign:delete',
  'campaign:end',
] as const
export type OwnKey = (typeof OWN_KEYS)[number]
/** The specification's other spelling, for the metric categories. */
type AliasKey = 'pub:campaign:create'
export type PermissionKey = PrefixedKey | OwnKey | AliasKey

export const PREFIXED_KEYS = Object.entries(ACTIONS).flatMap(([resource, actions]) =>
  actions.map((action) => `pub:${resource}:${action}`),
) as PrefixedKey[]
export const PERMISSION_KEYS: readonly (PrefixedKey | OwnKey)[] = [...PREFIXED_KEYS, ...OWN_KEYS]

/** Keys of spec section 6 that no call asks for: a role may hold them, and they open nothing. */
export const KEYS_WITHOUT_CALL: readonly PermissionKey[] = ['pub:invitations:read']

/** `unknown` until the record is loaded. */
export type Ownership = 'mine' | 'others' | 'unknown'

/**
 * Spec section 6: any one of the keys is enough. Prefixed keys are checked first, then non-prefixed ones if the record belongs to
 * the person. While ownership is unknown, an own key passes: the page decides once the record is loaded, and the server checks it
 * too. `needs` is a comma-separated list or an array; an empty one passes.
 */
export function isGranted(held: readonly string[], needs: string | readonly string[], ownership: Ownership = 'unknown'): boolean {
  const keys = typeof needs === 'string' ? splitKeys(needs) : needs
  if (keys.length === 0) return true
  const holds = (key: string) => held.some((one) => plural(one) === plural(key))
  if (keys.some((key) => isPrefixed(key) && holds(key))) return true
  return ownership !== 'others' && keys.some((key) => !isPrefixed(key) && held.includes(key))
}

export const isPrefixed = (key: string) => key.startsWith('pub:')
const splitKeys = (keys: string): string[] =>
  keys
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean)

interface KeyParts {
  /** Empty in a key that counts for own records alone. */
  readonly prefix: 'pub:' | ''
  readonly resource: string
  readonly action: string
}

/** Takes a permission key apart. */
export function partsOf(key: string): KeyParts {
  const prefix = isPrefixed(key) ? 'pub:' : ''
  const [resource = '', action = ''] = key.slice(prefix.length).split(':')
  return { prefix, resource, action }
}

const OWN_RESOURCES: Readonly<Record<string, string>> = { applications: 'app', campaigns: 'campaign' }

/** Returns the key that allows the same, but only for one's own records; undefined if there is no such key. */
export function ownKeyOf(key: string): OwnKey | undefined {
  const { resource, action } = partsOf(key)
  return OWN_KEYS.find((own) => own === `${OWN_RESOURCES[resource]}:${action}`)
}

/** The specification writes pub:campaign:create once; it means pub:campaigns:create. */
const plural = (key: string) => key.replace(/^pub:campaign:/, 'pub:campaigns:')
