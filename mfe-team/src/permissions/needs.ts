import { KEYS_WITHOUT_CALL, ownKeyOf, PERMISSION_KEYS, partsOf } from '@console/contract'

export interface Need {
  readonly key: string
  readonly needs: string
  /** Without `needs` there is no page to use it on. */
  readonly isUseless: boolean
}

const USABLE: readonly string[] = PERMISSION_KEYS.filter((key) => !KEYS_WITHOUT_CALL.includes(key))

/** What each key lacks to be of use: editing needs reading, and a key for own records needs a way to get some. */
export function missingNeeds(keys: readonly string[]): Need[] {
  const isIncluded = (key: string) => keys.some((one) => ownKeyOf(one) === key)
  return USABLE.filter((key) => keys.includes(key) && !isIncluded(key)).flatMap((key) =>
    [pageNeedOf(key), makingNeedOf(key)].flatMap((needs) =>
      needs === undefined || isMet(needs, keys, key) ? [] : [{ key, needs, isUseless: isUseless(key, needs) }],
    ),
  )
}

/** Adds `needs` and all that they need in turn, as far as the author can give it. */
export function withNeeds(keys: readonly string[], needs: readonly string[], held: readonly string[]): string[] {
  const added = needs.flatMap(chainOf).filter((key) => held.includes(key) && !isMet(key, keys))
  return [...new Set([...keys, ...added])]
}

/** A key for creating adds nothing else: it is there for own records, whose keys say what else they need. */
function chainOf(key: string): string[] {
  const next = isCreating(key) ? undefined : pageNeedOf(key)
  return next === undefined ? [key] : [key, ...chainOf(next)]
}

function pageNeedOf(key: string): string | undefined {
  const { prefix, resource, action } = partsOf(key)
  if (action === 'read-list' || action === 'invite') return undefined
  const steps = action === 'read' ? ['read-list'] : ['read', 'read-list']
  return steps.map((step) => `${prefix}${resource}:${step}`).find((one) => USABLE.includes(one))
}

/** Records without a page of their own can only be used on the list. */
const isUseless = (key: string, needs: string) => needs.endsWith(':read-list') && !key.endsWith(':read')

/** Nobody but its maker owns a campaign; applications are given to members too. */
function makingNeedOf(key: string): string | undefined {
  const ofAll = USABLE.find((one) => ownKeyOf(one) === key)
  if (ofAll === undefined || partsOf(key).resource !== 'campaign') return undefined
  const { prefix, resource } = partsOf(ofAll)
  return `${prefix}${resource}:create`
}

const isCreating = (key: string) => key.endsWith(':create')

/** A key for all records includes the own ones, and what someone creates is their own. */
const isMet = (needs: string, keys: readonly string[], by = '') =>
  keys.some((key) => key === needs || ownKeyOf(key) === needs || (isCreating(by) && ownKeyOf(needs) === key))
