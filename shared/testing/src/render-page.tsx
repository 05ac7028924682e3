import { ApiProvider } from '@console/api'
import { type Messages, MessagesProvider } from '@console/i18n'
import kitEnglish from '@console/i18n/messages/en'
import kitVietnamese from '@console/i18n/messages/vi'
import { type ConsoleModule, findRoute } from '@console/module'
import { AtPath, ConsoleRouterProvider, makeMemoryRouter, useLocation } from '@console/router'
import { UiProvider } from '@console/ui'
import { act, fireEvent, type RenderResult, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { enter, type Visitor } from './enter.ts'

const kit = { en: kitEnglish, vi: kitVietnamese } as const

export interface PageUnderTest extends RenderResult {
  readonly user: UserEvent
  /** Where the page is now, without locale prefix. */
  readonly address: () => string
  /** Goes to another address (without locale prefix), as a link or the palette would. */
  readonly go: (path: string) => Promise<void>
  /** Goes through the history, as Back (-1) and Forward (1) of the browser do. */
  readonly move: (steps: number) => Promise<void>
}

/**
 * Draws a module's page at `url` (without locale prefix) for a demo account, with the real router, all texts of the module, kit and API:
 * a sandbox for the test file. Resolves when the page's code is drawn, not when its data has loaded.
 */
export async function renderPage(module: ConsoleModule, url: string, visitor: Visitor): Promise<PageUnderTest> {
  const locale = visitor.locale ?? 'en'
  await enter(visitor, { [module.descriptor.id]: module.descriptor.owns })
  const messages: Messages = { ...kit[locale], ...(await module.messages[locale]()).default }
  if (!routeAt(module, new URL(url, location.origin).pathname)) throw new Error(`${module.descriptor.id} has no page at ${url}.`)
  const pages = await loadPages(module)

  const base = locale === 'vi' ? '/vi' : ''
  const visited: string[] = []
  const onVisit = (address: string) => void visited.push(address)
  const children = <ModuleUnderTest module={module} pages={pages} onVisit={onVisit} />
  const router = makeMemoryRouter({ base, children, error: <p>The page threw an error</p> }, `${base}${url}`)
  // Within act, so that the first effects have run before the test goes on.
  const view = await act(async () =>
    render(
      <MessagesProvider locale={locale} timeZone="Asia/Ho_Chi_Minh" messages={messages}>
        <ApiProvider>
          <UiProvider nonce="test">
            <ConsoleRouterProvider router={router} />
          </UiProvider>
        </ApiProvider>
      </MessagesProvider>,
    ),
  )
  return {
    ...view,
    user: userEvent.setup(),
    address: () => visited.at(-1) ?? url,
    go: (path) => act(async () => router.navigate(path)),
    move: (steps) => act(async () => router.moves.move(steps)),
  }
}

/** Does what the browser does with a page when the person leaves its tab. */
export const hidePage = () => fireEvent(window, new Event('pagehide'))

interface Props {
  readonly module: ConsoleModule
  /** Loaded before, so that nothing suspends on the way from page to page. */
  readonly pages: ReadonlyMap<string, ComponentType>
  readonly onVisit: (address: string) => void
}

/** The outlet of the shell: the page of the module that the address names. Other addresses show themselves as text. */
function ModuleUnderTest({ module, pages, onVisit }: Props) {
  const { pathname, search, hash } = useLocation()
  onVisit(`${pathname}${search}${hash}`)
  const route = routeAt(module, pathname)
  const Page = route && pages.get(route.page)
  if (!Page) return <p>{`Elsewhere: ${pathname}${search}`}</p>
  return (
    <AtPath key={pathname} path={route.path}>
      <Page />
    </AtPath>
  )
}

function routeAt(module: ConsoleModule, pathname: string) {
  return findRoute(module.descriptor.routes, pathname)?.route
}

async function loadPages(module: ConsoleModule): Promise<ReadonlyMap<string, ComponentType>> {
  const loading = Object.entries(module.pages).map(async ([name, load]) => [name, await load()] as const)
  return new Map(await Promise.all(loading))
}
