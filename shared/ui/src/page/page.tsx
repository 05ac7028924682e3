import { Box, Flex, Heading, Stack } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useDocumentTitle } from './document-title.ts'
import { useFocusOnArrival } from './focus-on-arrival.ts'

interface Props {
  /** The h1 and the document's title. */
  readonly title: string
  /** Name of the record's page, where a tab shows it. It is read out with the title and is part of the document's title. */
  readonly part?: string
  readonly beside?: ReactNode
  readonly actions?: ReactNode
  /** For lists: as wide as the window allows. Everything else keeps to a reading width. */
  readonly wide?: boolean
  /** Title and actions are not printed: what is printed fills its sheets. */
  readonly sheets?: boolean
  readonly children: ReactNode
}

/** The frame of every page: its title (which takes the focus after navigation), its actions, its content. */
export function Page({ title, part, beside, actions, wide = false, sheets = false, children }: Props) {
  useDocumentTitle(part ? `${title} · ${part}` : title)
  useFocusOnArrival()
  return (
    <Stack gap="5" maxW={wide ? '96rem' : '4xl'}>
      <Flex wrap="wrap" gap="3" align="center" justify="space-between" minH="9" data-off-paper={sheets || undefined}>
        <Flex wrap="wrap" gap="3" align="center" minW="0">
          <Heading as="h1" id="page-title" tabIndex={-1} size="2xl" fontWeight="semibold" outline="none" overflowWrap="anywhere">
            {title}
            {part ? <Box as="span" srOnly>{` · ${part}`}</Box> : null}
          </Heading>
          {beside}
        </Flex>
        {actions ? (
          <Flex wrap="wrap" gap="2" data-off-paper>
            {actions}
          </Flex>
        ) : null}
      </Flex>
      {children}
    </Stack>
  )
}

/** A surface with one subject; `title` makes it a named region. */
export function Section({
  title,
  count,
  actions,
  children,
}: {
  readonly title?: string
  /** Number of what the title names; zero is not shown. */
  readonly count?: number
  readonly actions?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <Box as="section" aria-label={title} bg="bg.panel" borderWidth="1px" borderColor="border" borderRadius="l3" p={{ base: '4', md: '6' }}>
      {title ? (
        <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="4">
          <Heading as="h2" size="md" fontWeight="semibold">
            {title}
            {count ? (
              <Box as="span" ms="2" color="fg.muted" fontWeight="normal">
                {count}
              </Box>
            ) : null}
          </Heading>
          {actions ? (
            <Flex wrap="wrap" gap="2" data-off-paper>
              {actions}
            </Flex>
          ) : null}
        </Flex>
      ) : null}
      {children}
    </Box>
  )
}
