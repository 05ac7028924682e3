import { Id, inputFromSearch, type Offered, urlFor } from '@console/contract'
import { allRoutes } from '@console/contract/routes'
import type { Locale, ReleasedFile, ReleasedShell } from '@console/module'
import { releaseFolder, SHELL } from '@console/module/registry'
import * as v from 'valibot'
import { borrowedFiles, type MatchedRoute, pageFiles } from '../registry/live-registry.ts'
import { tag } from './html.ts'

export interface PreloadParts {
  readonly shell: ReleasedShell
  readonly locale: Locale
  /** The page's module, if it is served. */
  readonly matched: MatchedRoute | null
  /** What the page reads first, if there is a session to read it with. */
  readonly read: string | null
}

/**
 * Returns the preloads of a page: what it reads first, the scripts of the shell and those of its route. All are known before any
 * script runs. The browser uses a preload only if its mode and integrity equal those of the later request. All are
 * `crossorigin`, because `fetch` sends calls so and Integrity-Policy blocks scripts that are not.
 */
export function headLinks({ shell, locale, matched, read }: PreloadParts): string {
  const own = `/${releaseFolder(SHELL, shell.hash)}/`
  const first = read === null ? '' : tag('link', { rel: 'preload', as: 'fetch', href: read, crossorigin: true })
  const scripts = shell.scripts.map(
    ({ file, integrity }) => `${tag('script', { defer: true, src: own + file, integrity, crossorigin: true })}</script>`,
  )
  const borrowed = matched ? borrowedFiles(shell, matched.module, matched.route.page) : []
  return [first, ...scripts, ...preloads(own, shell.messages[locale]), ...modulePreloads(matched, locale), ...preloads(own, borrowed)].join(
    '',
  )
}

function modulePreloads(matched: MatchedRoute | null, locale: Locale): string[] {
  if (!matched) return []
  const { module, route } = matched
  const files = [module.entry, ...pageFiles(locale, module, route.page), ...module.messages[locale]]
  return preloads(`/${releaseFolder(module.id, module.hash)}/`, files)
}

function preloads(folder: string, files: readonly ReleasedFile[]): string[] {
  return files.map(({ file, integrity }) =>
    tag('link', { rel: 'preload', as: 'script', href: folder + file, integrity, crossorigin: true }),
  )
}

/**
 * Returns the URL of the page's first call. The browser makes it with the same function, from the query of the address, the
 * parameters of the route and the tab's publisher. `data` is the id of a call, with `?name` for parameters that go into its
 * query. Null if the address cannot name a record; the page makes no call then.
 */
export function firstCallOf(matched: MatchedRoute, search: string, publisher: string | null, offered: Offered): string | null {
  const [id, given] = (matched.route.data ?? '').split('?')
  const route = allRoutes.find((one) => one.id === id)
  if (route?.method !== 'GET' || !Object.values(matched.params).every((value) => v.is(Id, value))) return null
  const query = new URLSearchParams(search)
  for (const name of given?.split('&') ?? []) {
    const value = matched.params[name]
    if (value !== undefined) query.set(name, value)
  }
  const needed = Object.entries(matched.params).filter(([name]) => route.path.split('/').includes(`:${name}`))
  try {
    return urlFor(route, { ...inputFromSearch(route, query, offered), ...Object.fromEntries(needed) }, publisher)
  } catch {
    // No publisher chosen yet, or an optional parameter left out: the page decides.
    return null
  }
}
