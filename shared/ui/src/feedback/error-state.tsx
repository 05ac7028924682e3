import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { type Failure, mayRetry } from '@console/api'
import { useErrorText, useKitText, useTextIfAny } from '@console/i18n'
import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { Icon } from '../controls/icons.tsx'
import { CopyButton } from './copy-button.tsx'
import { NamedText } from './named-text.tsx'
import { Verbatim } from './verbatim.tsx'

interface Props {
  readonly error: Failure
  /** What failed, in the page's words; 'Something went wrong' unless given. A failure that has a title of its own keeps it. */
  readonly title?: string | undefined
  readonly onRetry?: (() => void) | undefined
  readonly children?: ReactNode
}

/** A region that could not be shown: what happened, what to do, what to quote. Retry is offered where it can help. */
export function ErrorState({ error, title, onRetry, children }: Props) {
  const text = useKitText()
  const errorText = useErrorText()
  const textIfAny = useTextIfAny()
  return (
    <Box role="alert" borderWidth="1px" borderColor="border" bg="bg.panel" borderRadius="l3" p="6">
      <Stack gap="2" align="flex-start">
        <Box color="fg.error">
          <Icon id="alert" size={24} />
        </Box>
        <Text fontWeight="semibold">{textIfAny(`error.${error.code}.title`) ?? title ?? text('error.title')}</Text>
        <Text color="fg.muted">{errorText(error.code, error.retryAfter)}</Text>
        {error.requestId ? (
          <Flex gap="2" align="center" wrap="wrap">
            <Text textStyle="xs" color="fg.muted">
              <NamedText name={error.requestId} as={Verbatim}>
                {(id) => text('feedback.reference', { id })}
              </NamedText>
            </Text>
            <CopyButton value={error.requestId} label={text('feedback.copyReference')} />
          </Flex>
        ) : null}
        {children}
        {onRetry && mayRetry(error) ? (
          <Button mt="2" onClick={onRetry}>
            {text('action.retry')}
          </Button>
        ) : null}
      </Stack>
    </Box>
  )
}

/** A line inside a form: the form is kept, and the reason is shown above its buttons. */
export function ErrorLine({ children }: { readonly children: ReactNode }) {
  return (
    <Box role="alert" display="flex" gap="2" bg="bg.error" color="fg.error" borderRadius="l2" px="3" py="2" textStyle="sm">
      <Box flexShrink="0" pt="0.5">
        <Icon id="alert" size={16} />
      </Box>
      <Box>{children}</Box>
    </Box>
  )
}
