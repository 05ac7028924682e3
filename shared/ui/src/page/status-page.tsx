import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { useKitText } from '@console/i18n'
import { useNavigate } from '@console/router'
import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { TextLink } from '../controls/text-link.tsx'
import { useDocumentTitle } from './document-title.ts'
import { useFocusOnArrival } from './focus-on-arrival.ts'

interface Props {
  readonly title: string
  readonly text?: string
  /** The HTTP status as a word above the title; without it an image is shown there. */
  readonly status?: string
  /** In place of 'Back', where the page knows a better way on. */
  readonly back?: ReactNode
  readonly children?: ReactNode
}

/** 403, 404 and everything unexpected: what it is, and the ways back and home. */
export function StatusPage({ title, text, status, back, children }: Props) {
  const kitText = useKitText()
  const navigate = useNavigate()
  useDocumentTitle(title)
  useFocusOnArrival()
  return (
    <Flex minH="60vh" align="center" justify="center" px="4">
      <Stack align="center" gap="3" textAlign="center" maxW="lg">
        {status ? (
          <Text fontSize="4xl" fontWeight="bold" color="brand.fg" lineHeight="1">
            {status}
          </Text>
        ) : (
          <BrokenLink label={kitText('error.image')} />
        )}
        <Heading as="h1" id="page-title" tabIndex={-1} size="xl" outline="none">
          {title}
        </Heading>
        {text ? <Text color="fg.muted">{text}</Text> : null}
        {children}
        <Flex gap="4" wrap="wrap" align="center" justify="center" textStyle="sm" pt="1">
          {back ?? (history.length > 1 ? <Button onClick={() => void navigate(-1)}>{kitText('action.back')}</Button> : null)}
          <TextLink to="/">{kitText('action.home')}</TextLink>
        </Flex>
      </Stack>
    </Flex>
  )
}

function BrokenLink({ label }: { readonly label: string }) {
  return (
    <Box color="fg.subtle">
      <svg
        role="img"
        aria-label={label}
        width="120"
        height="72"
        viewBox="0 0 120 72"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      >
        <rect x="4" y="18" width="34" height="36" rx="8" />
        <rect x="82" y="18" width="34" height="36" rx="8" />
        <path d="M38 36h12M70 36h12M56 26l-3-9M64 26l3-9M56 46l-3 9M64 46l3 9" />
      </svg>
    </Box>
  )
}
