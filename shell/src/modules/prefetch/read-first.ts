import { prefetch } from '@console/api'
import { Id } from '@console/contract'
import { publisherStore } from '@console/session'
import { is } from 'valibot'
import type { Found } from '../registry.ts'

/**
 * Makes the call that a page reads first, if its record and its address name it. The query of an address changes what a list
 * asks for in ways that only the page knows.
 */
export function readFirst({ route, params }: Pick<Found, 'route' | 'params'>, path: string): void {
  if (!route.reads || (path.includes('?') && route.reads.url.includes('?'))) return
  const values = { ...params, publisher_id: publisherStore.getState().publisher?.id }
  const url = filledIn(route.reads.url, values)
  if (url) prefetch(url, route.reads.needs)
}

/** The URL with its parameters; null if one is missing or can be no id: the page makes no call then either. */
function filledIn(url: string, values: Readonly<Record<string, string | undefined>>): string | null {
  let isWhole = true
  const filled = url.replace(/:([a-z_]+)/g, (_, name: string) => {
    const value = values[name]
    if (!is(Id, value)) isWhole = false
    return encodeURIComponent(value ?? '')
  })
  return isWhole ? filled : null
}
