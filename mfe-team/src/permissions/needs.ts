import { KEYS_WITHOUT_CALL, ownKeyOf, PERMISSION_KEYS, partsOf } from '@console/contract'

export interface Need {
  /** What is of little use alone. */
  readonly key: string
  /** What it needs beside it. */
  readonly needs: string
  /** Without that there is no page at all to use it on. */
  readonly isUseless: boolean
}

const USABLE: readonly string[] = PERMISSION_KEYS.filter((key) => !KEYS_WITHOUT_CALL.includes(key))

/** What is still needed so that each of the keys is of use: whoever edits something has to be able to open it first. */
export function missingNeeds(keys: readonly string[]): Need[] {
  return USABLE.flatMap((key) => {
    if (!keys.includes(key)) return []
    const needs = needOf(key)
    return needs === undefined || isMet(needs, keys) ? [] : [{ key, needs, isUseless: isUseless(key, needs) }]
  })
}

/** The keys together with what these needs ask for, and what that needs in turn, as far as the author can give it. */
export function withNeeds(keys: readonly string[], needs: readonly string[], held: readonly string[]): string[] {
  const added = needs.flatMap((need) => chainOf(need)).filter((key) => held.includes(key) && !isMet(key, keys))
  return [...new Set([...keys, ...added])]
}

function chainOf(key: string): string[] {
  const next = needOf(key)
  return next === undefined ? [key] : [key, ...chainOf(next)]
}

function needOf(key: string): string | undefined {
  const { prefix, resource, action } = partsOf(key)
  if (action === 'read-list' || action === 'invite') return undefined
  const steps = action === 'read' ? ['read-list'] : ['read', 'read-list']
  return steps.map((step) => `${prefix}${resource}:${step}`).find((one) => USABLE.includes(one))
}

/** Where records have no page of their own, what can be done with one is on the list alone. */
const isUseless = (key: string, needs: string) => needs.endsWith(':read-list') && !key.endsWith(':read')

/** What someone may do to every record they may do to their own. */
const isMet = (needs: string, keys: readonly string[]) => keys.some((key) => key === needs || ownKeyOf(key) === needs)
