import { isApiError } from '@console/api'
import { useErrorText, useKitText } from '@console/i18n'
import { Box, Button, Flex, Stack, Text } from '@console/ui'
import { type BulkRun, type RowOutcome, rowsIn } from './bulk-run.ts'

interface Props<Row> {
  readonly run: BulkRun<Row>
  readonly rowName: (row: Row) => string
  readonly onRetry: () => void
  readonly onClose: () => void
}

export function BulkResult<Row>({ run, rowName, onRetry, onClose }: Props<Row>) {
  const text = useKitText()
  const reasonOf = useReason()
  const count = (state: RowOutcome['state']) => rowsIn(run, state).size
  const states = (['done', 'refused', 'failed', 'stopped'] as const).filter((state) => state === 'done' || count(state) > 0)
  const counts = states.map((state) => text(`list.bulk.${state}`, { count: count(state) }))
  const others = [...rowsIn(run, 'refused', 'failed', 'stopped')]
  return (
    <Stack gap="2">
      <Flex gap="2" align="center" wrap="wrap">
        <Text fontWeight="medium" role="status" flex="1" minW="40">
          {`${run.action.label}: ${counts.join(', ')}`}
        </Text>
        {count('failed') > 0 ? <Button onClick={onRetry}>{text('list.bulk.retry')}</Button> : null}
        <Button look="quiet" onClick={onClose}>
          {text('action.close')}
        </Button>
      </Flex>
      {others.length > 0 ? (
        <Box
          as="ul"
          listStyleType="none"
          maxH={{ base: '24', md: '40' }}
          overflowY="auto"
          textStyle="sm"
          tabIndex={0}
          aria-label={text('list.bulk.reasons')}
        >
          {others.map(([id, row]) => (
            <Box as="li" key={id} py="1" overflowWrap="anywhere">
              <Text as="span" fontWeight="medium">
                {rowName(row)}
              </Text>
              {`: ${reasonOf(run.outcomes.get(id))}`}
            </Box>
          ))}
        </Box>
      ) : null}
    </Stack>
  )
}

function useReason(): (outcome: RowOutcome | undefined) => string {
  const text = useKitText()
  const errorText = useErrorText('action')
  return (outcome) => {
    if (outcome?.state === 'refused') return outcome.reason
    if (outcome?.state !== 'failed') return text('list.bulk.notBegun')
    return errorText(isApiError(outcome.error) ? outcome.error.code : 'internal')
  }
}
