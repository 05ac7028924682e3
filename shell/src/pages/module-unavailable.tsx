import { Box, Button, Heading, Icon, Stack, Text, useDocumentTitle } from '@console/ui'
import { useAreaName } from '../navigation/area-name.ts'
import { useText } from '../text.ts'

export type UnavailableReason = 'unreachable' | 'slow' | 'invalid' | 'threw' | 'platform' | 'missing' | 'held'

interface Props {
  readonly id: string
  readonly reason: UnavailableReason
  /** The platform range the module needs, where that is the reason. */
  readonly needs?: string | undefined
  readonly onRetry?: () => void
}

/** The card in place of an area whose module cannot be shown: which area, why, and another try. */
export function ModuleUnavailable({ id, reason, needs, onRetry }: Props) {
  const text = useText()
  const title = text('unavailable.title', { area: useAreaName(id) })
  useDocumentTitle(title)
  return (
    <Box role="alert" bg="bg.panel" borderWidth="1px" borderColor="border" borderRadius="l3" p={{ base: '5', md: '8' }} maxW="2xl">
      <Stack gap="3" align="flex-start">
        <Box color="fg.error">
          <Icon id="alert" size={26} />
        </Box>
        <Heading as="h1" id="page-title" tabIndex={-1} size="lg" outline="none">
          {title}
        </Heading>
        <Text color="fg.muted">{text(`unavailable.${reason}`, { needs })}</Text>
        {onRetry ? <Button onClick={onRetry}>{text('action.retry')}</Button> : null}
      </Stack>
    </Box>
  )
}
