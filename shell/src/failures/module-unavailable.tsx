import { Box, Button, Heading, Icon, lazyPart, Stack, Text, useDocumentTitle } from '@console/ui'
import { useEffect, useRef } from 'react'
import { useAreaName } from '../navigation/area-name.ts'
import { useText } from '../text.ts'

interface Props {
  readonly id: string
  readonly hash?: string | undefined
  /** The reason that the host gave, or what was thrown. */
  readonly cause: unknown
  readonly onRetry?: (() => void) | undefined
}

/** The card is whole without it, since there may be no connection to fetch it. */
const FailureDetails = lazyPart(
  () => import(/* webpackChunkName: "reports" */ './failure-details.tsx'),
  (file) => file.FailureDetails,
  { fallback: <PlainDetails />, optional: true },
)

export function ModuleUnavailable({ id, hash, cause, onRetry }: Props) {
  const text = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  const title = text('unavailable.title', { area: useAreaName(id) ?? text('unavailable.area') })
  useDocumentTitle(title)
  useEffect(() => {
    // A person typing or choosing elsewhere goes on.
    if (!document.activeElement?.matches('input, textarea, [role^=menu], [role=dialog] *')) heading.current?.focus()
  }, [])
  useEffect(() => {
    if (!onRetry) return
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <Box role="alert" bg="bg.panel" borderWidth="1px" borderColor="border" borderRadius="l3" p={{ base: '5', md: '8' }} maxW="2xl">
      <Stack gap="3" align="flex-start">
        <Box color="fg.error">
          <Icon id="alert" size={26} />
        </Box>
        <Heading as="h1" ref={heading} id="page-title" tabIndex={-1} size="lg" outline="none">
          {title}
        </Heading>
        <FailureDetails id={id} hash={hash} cause={cause} />
        {onRetry ? <Button onClick={onRetry}>{text('action.retry')}</Button> : null}
      </Stack>
    </Box>
  )
}

/** As high as the details, so that nothing moves when they come. */
function PlainDetails() {
  const text = useText()
  return (
    <Text color="fg.muted" minH="16">
      {text('unavailable.text')}
    </Text>
  )
}
