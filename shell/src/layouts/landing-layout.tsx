import { FRAME } from '@console/module'
import { useLocale } from '@console/session'
import { Box, Button, Flex, Icon, Menu } from '@console/ui'
import type { ReactNode } from 'react'
import { AccountMenu, useSettingEntries } from '../navigation/account-menu.tsx'
import { OutageNotices } from '../outages/outage-notices.tsx'
import { useText } from '../text.ts'
import { Brand } from './brand.tsx'

interface Props {
  /** A centered card for one task (sign-in, choosing a publisher); the whole width otherwise. */
  readonly card?: boolean
  readonly children: ReactNode
}

/** Layouts landing, index, register and select-publisher: no area is open yet, so there is no navigation. */
export function LandingLayout({ card = false, children }: Props) {
  const text = useText()
  const locale = useLocale()
  const settings = useSettingEntries()
  return (
    <Flex direction="column" minH="100dvh">
      <Flex
        as="header"
        h={`${FRAME.headerHeight}px`}
        align="center"
        justify="space-between"
        px={{ base: '4', md: '8' }}
        borderBottomWidth="1px"
        borderColor="border"
        bg="bg.panel"
      >
        <Brand />
        <Flex gap="1">
          <Menu
            trigger={
              <Button look="quiet" px="2" aria-label={text('account.settings', { language: text(`language.${locale}`) })}>
                <Icon id="language" />
                {text(`language.${locale}`)}
              </Button>
            }
            entries={settings}
          />
          <AccountMenu />
        </Flex>
      </Flex>
      <OutageNotices />
      <Box as="main" id="main" tabIndex={-1} outline="none" flex="1" px="4" py={{ base: '8', md: '14' }}>
        {card ? (
          <Box
            maxW="md"
            mx="auto"
            bg="bg.panel"
            borderWidth="1px"
            borderColor="border"
            borderRadius="l3"
            shadow="sm"
            p={{ base: '5', md: '8' }}
          >
            {children}
          </Box>
        ) : (
          <Box maxW="6xl" mx="auto">
            {children}
          </Box>
        )}
      </Box>
    </Flex>
  )
}
