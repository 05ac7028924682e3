import { ApiProvider } from '@console/api'
import { type Messages, MessagesProvider } from '@console/i18n'
import kitEnglish from '@console/i18n/messages/en'
import kitVietnamese from '@console/i18n/messages/vi'
import type { ConsoleModule } from '@console/module'
import { ConsoleRouterProvider, makeMemoryRouter } from '@console/router'
import { UiProvider } from '@console/ui'
import { act, type RenderResult, render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { enter, type Visitor } from './enter.ts'
import { loadPages, ModuleUnderTest, routeAt } from './module-under-test.tsx'

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
