import { pageAddress } from '@console/module'
import type { ConsoleRouter } from '@console/router'

type Here = Pick<ConsoleRouter, 'base' | 'leaves' | 'location'>

/** A link, what leads like one (`data-leads-to`), or what in it has a press of its own. */
const PRESSED = 'a[href], [data-leads-to], [data-own]'

/**
 * Where a press on an element leads within this document: a path with its query, without locale prefix. Null for what leads
 * nowhere, to another document or tab, or to the page that is open.
 */
export function linkTarget(element: EventTarget | null, { base, leaves, location }: Here): string | null {
  const pressed = element instanceof Element ? element.closest<HTMLElement>(PRESSED) : null
  const to = pressed instanceof HTMLAnchorElement ? pathOf(pressed, base) : pressed?.dataset.leadsTo
  if (!to || leaves?.(to)) return null
  return pathnameOf(to) === location.pathname ? null : to
}

export const pathnameOf = (path: string): string => path.split('?')[0] ?? path

function pathOf(link: HTMLAnchorElement, base: string): string | undefined {
  if (link.origin !== location.origin || !['', '_self'].includes(link.target)) return undefined
  const address = pageAddress(link)
  return address.base === base ? address.path + address.search : undefined
}
