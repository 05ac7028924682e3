import { FRAME } from '@console/module'
import { Link, useLocation } from '@console/router'
import { Box, Flex, Icon, IconButton, PRODUCT } from '@console/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { CommandCenter } from '../commands/command-center.tsx'
import { AccountMenu } from '../navigation/account-menu.tsx'
import { OfflineBanner } from '../navigation/offline-banner.tsx'
import { PublisherMenu } from '../navigation/publisher-menu.tsx'
import { SideNavigation } from '../navigation/side-navigation.tsx'
import { useText } from '../text.ts'

const HEADER = `${FRAME.headerHeight}px`
const SIDEBAR = `${FRAME.sidebarWidth}px`

interface Props {
  readonly breadcrumbs: ReactNode
  /** Reading width for the pages of one record; lists take the whole width. */
  readonly narrow?: boolean
  readonly children: ReactNode
}

/** Layouts `default` and `campaigns`: header, navigation at the side (behind a button on small screens), content. */
export function AppLayout({ breadcrumbs, narrow = false, children }: Props) {
  const text = useText()
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the navigation
  useEffect(() => setOpen(false), [pathname])

  return (
    <Box minH="100dvh">
      <Flex
        as="header"
        position="sticky"
        top="0"
        zIndex="sticky"
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
        <Brand />
        <PublisherMenu />
        <Box flex="1" />
        <CommandCenter />
        <AccountMenu />
      </Flex>
      <OfflineBanner />
      <Flex>
        <Box
          id="side-navigation"
          display={{ base: isOpen ? 'block' : 'none', md: 'block' }}
          position={{ base: 'fixed', md: 'sticky' }}
          top={HEADER}
          h={`calc(100dvh - ${HEADER})`}
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
        <Box as="main" id="main" tabIndex={-1} flex="1" minW="0" outline="none" px={{ base: '4', md: '8' }} py="6">
          <Box maxW={narrow ? '4xl' : '6xl'} mx="auto">
            <Box mb="4" minH="5">
              {breadcrumbs}
            </Box>
            {children}
          </Box>
        </Box>
      </Flex>
    </Box>
  )
}

export function Brand() {
  return (
    <Box
      asChild
      fontWeight="bold"
      letterSpacing="tight"
      whiteSpace="nowrap"
      borderRadius="l1"
      focusVisibleRing="outside"
      hideBelow="md"
      w="52"
    >
      <Link to="/">{PRODUCT}</Link>
    </Box>
  )
}
