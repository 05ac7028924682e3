import { FRAME, type ModuleManifest } from '@console/module'
import { useLocation } from '@console/router'
import { Box, Flex, Icon, IconButton, useIsWide } from '@console/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { CommandCenter } from '../commands/command-center.tsx'
import { AccountMenu } from '../navigation/account-menu.tsx'
import { Breadcrumbs } from '../navigation/breadcrumbs.tsx'
import { PublisherMenu } from '../navigation/publisher-menu.tsx'
import { SideNavigation } from '../navigation/side-navigation.tsx'
import { OutageNotices } from '../outages/outage-notices.tsx'
import { useText } from '../text.ts'
import { Brand } from './brand.tsx'

const HEADER = `${FRAME.headerHeight}px`
const SIDEBAR = `${FRAME.sidebarRem}rem`
/** From the header's padding to the side bar's end, so that what follows begins at the content's left edge. */
const BRAND = `calc(${SIDEBAR} - 8px)`

interface Props {
  readonly manifest?: ModuleManifest | undefined
  readonly children: ReactNode
}

/** Layouts `default` and `campaigns`: header, navigation at the side (behind a button on small screens), content on one left edge. */
export function AppLayout({ manifest, children }: Props) {
  const text = useText()
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const isWide = useIsWide()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the navigation
  useEffect(() => setOpen(false), [pathname])

  return (
    <Box minH="100dvh">
      <Flex
        as="header"
        data-off-paper
        position="sticky"
        top="0"
        zIndex="sticky"
        css={isOpen ? undefined : { '@media (max-height: 25rem)': { position: 'static' } }}
        h={HEADER}
        align="center"
        gap="2"
        px={{ base: '3', md: '5' }}
        bg="bg.panel"
        borderBottomWidth="1px"
        borderColor="border"
      >
        <IconButton
          hideFrom="md"
          label={text(isOpen ? 'nav.close' : 'nav.open')}
          aria-expanded={isOpen}
          aria-controls="side-navigation"
          onClick={() => setOpen(!isOpen)}
        >
          <Icon id={isOpen ? 'close' : 'menu'} />
        </IconButton>
        <Box w={{ md: BRAND }} flexShrink="0">
          <Brand />
        </Box>
        <PublisherMenu />
        <Box flex="1" minW="0">
          {manifest && isWide ? <Breadcrumbs manifest={manifest} /> : null}
        </Box>
        <CommandCenter />
        <AccountMenu />
      </Flex>
      <OutageNotices />
      <Flex>
        <Box
          id="side-navigation"
          data-off-paper
          display={{ base: isOpen ? 'block' : 'none', md: 'block' }}
          position={{ base: 'fixed', md: 'sticky' }}
          top={{ base: HEADER, md: 'var(--header)' }}
          h={{ base: `calc(100dvh - ${HEADER})`, md: 'calc(100dvh - var(--header))' }}
          w={{ base: 'full', md: SIDEBAR }}
          flexShrink="0"
          zIndex="docked"
          p="3"
          bg="bg.panel"
          borderEndWidth={{ md: '1px' }}
          borderColor="border"
          overflowY="auto"
        >
          <SideNavigation onChoose={() => setOpen(false)} />
        </Box>
        <Box as="main" id="main" tabIndex={-1} flex="1" minW="0" outline="none" px={{ base: '4', md: '8' }} py="6" _print={{ p: '0' }}>
          {manifest && !isWide ? <Breadcrumbs manifest={manifest} inPage /> : null}
          {children}
        </Box>
      </Flex>
    </Box>
  )
}
