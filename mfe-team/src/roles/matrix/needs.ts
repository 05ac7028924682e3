import { isPrefixed, KEYS_WITHOUT_CALL, PERMISSION_KEYS } from '@console/contract'

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

/** The keys together with all that they need, and what that needs in turn. */
export function withNeeds(keys: readonly string[], needs: string): string[] {
  const added = [...keys, needs]
  const next = needOf(needs)
  return next === undefined || isMet(next, added) ? added : withNeeds(added, next)
}

function needOf(key: string): string | undefined {
  const at = key.lastIndexOf(':')
  const of = key.slice(0, at)
  const action = key.slice(at + 1)
  if (action === 'read-list' || action === 'invite') return undefined
  const steps = action === 'read' ? ['read-list'] : ['read', 'read-list']
  return steps.map((step) => `${of}:${step}`).find((one) => USABLE.includes(one))
}

/** Where records have no page of their own, what can be done with one is on the list alone. */
const isUseless = (key: string, needs: string) => needs.endsWith(':read-list') && !key.endsWith(':read')

/** What someone may do to every record they may do to their own. */
function isMet(needs: string, keys: readonly string[]): boolean {
  if (keys.includes(needs)) return true
  if (isPrefixed(needs)) return false
  const [of, action] = needs.split(':')
  return keys.includes(`pub:${of === 'app' ? 'applications' : 'campaigns'}:${action}`)
}
