import { useErrorText } from '@console/i18n'
import { Box, Button, ErrorLine, Flex, Progress, Stack, Text } from '@console/ui'
import { useText } from '../../text.ts'
import { useMissingTexts } from './use-missing-texts.ts'
import type { MissionsAcross } from './use-missions-across.ts'

export function ReadingState({ across }: { readonly across: MissionsAcross }) {
  const text = useText()
  const { campaigns, parts, isReading, count, stop, goOn } = across
  const total = campaigns?.length ?? 0
  const missing = useMissingTexts(across)
  const leftOut = parts.reduce((sum, part) => sum + part.leftOut, 0)
  return (
    <Stack gap="2" textStyle="sm" color="fg.muted">
      <Flex gap="4" align="center" wrap="wrap" minH="9">
        {isReading ? (
          <>
            <Box flex="1" maxW="24rem">
              <Progress label={text('missions.all.reading')} done={count} total={total} />
            </Box>
            <Button onClick={stop}>{text('missions.all.stop')}</Button>
          </>
        ) : (
          <>
            <Text role="status">
              {count < total ? text('missions.all.stopped', { done: count, count: total }) : text('missions.all.read', { count })}
            </Text>
            {count < total ? <Button onClick={goOn}>{text('missions.all.goOn')}</Button> : null}
          </>
        )}
      </Flex>
      {missing.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
      {leftOut > 0 ? <Text>{text('missions.all.leftOut', { count: leftOut })}</Text> : null}
      {isReading ? null : <Failures across={across} />}
    </Stack>
  )
}

/** By name, with the reason of the first. */
function Failures({ across: { parts, goOn } }: { readonly across: MissionsAcross }) {
  const text = useText()
  const errorText = useErrorText()
  const failed = parts.filter(({ error }) => error)
  const [first] = failed
  if (!first?.error) return null
  const names = failed.map(({ campaign }) => `“${campaign.name}”`).join(', ')
  return (
    <ErrorLine>
      {text('missions.all.unread', { names })} {errorText(first.error.code, first.error.retryAfter)}{' '}
      <Button onClick={goOn}>{text('action.retry')}</Button>
    </ErrorLine>
  )
}
