import { ApiProvider } from '@console/api'
import { type Messages, MessagesProvider } from '@console/i18n'
import type { PageData } from '@console/module'
import { type ConsoleRouter, ConsoleRouterProvider } from '@console/router'
import { useTimeZone } from '@console/session'
import { Box, lazyPart, UiProvider } from '@console/ui'
import { StrictMode } from 'react'
import { ProgressBar } from './navigation/progress-bar.tsx'
import { loadView } from './pages/shell-pages.tsx'
import { SessionDialogs } from './session/session-dialogs.tsx'
import { useText } from './text.ts'

const OverrideBanner = lazyPart(
  () => import(/* webpackChunkName: "module-panel" */ './banner-with-panel.tsx'),
  (file) => file.BannerWithPanel,
)

/** Fetched before the first render, so that nothing moves below it. */
export const ViewBanner = lazyPart(loadView, (file) => file.BannerOfView)

interface Props {
  readonly page: PageData
  readonly messages: Messages
  readonly router: ConsoleRouter
}

export function App({ page, messages, router }: Props) {
  const timeZone = useTimeZone()
  return (
    <StrictMode>
      <MessagesProvider locale={page.locale} timeZone={timeZone} messages={messages}>
        <ApiProvider>
          <UiProvider nonce={page.nonce}>
            <SkipLink />
            <ProgressBar />
            {page.overrides ? <OverrideBanner /> : null}
            {page.viewed_role ? <ViewBanner /> : null}
            <ConsoleRouterProvider router={router} />
            <SessionDialogs />
          </UiProvider>
        </ApiProvider>
      </MessagesProvider>
    </StrictMode>
  )
}

function SkipLink() {
  const text = useText()
  return (
    <Box
      asChild
      position="fixed"
      top="2"
      insetStart="2"
      zIndex="skipNav"
      bg="bg.panel"
      px="4"
      py="2"
      borderRadius="l2"
      shadow="md"
      translate="0 -200%"
      _focusVisible={{ translate: '0' }}
      data-off-paper
    >
      <a href="#main">{text('nav.skip')}</a>
    </Box>
  )
}
