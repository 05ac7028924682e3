import { useApplicationLabel } from '@console/entities'
import { useFormats } from '@console/i18n'
import { Box, Button, Notice, PlainList, Stack, Text } from '@console/ui'
import { useText } from '../../text.ts'
import type { GridCell, SummaryMismatch } from './grid-edits.ts'

interface Props {
  readonly summaries: readonly SummaryMismatch[]
  readonly onCorrect: (texts: readonly (readonly [GridCell, string])[]) => void
}

export function SummaryMismatches({ summaries, onCorrect }: Props) {
  const text = useText()
  const labelOf = useApplicationLabel()
  const { number } = useFormats()
  if (summaries.length === 0) return null
  const corrections = summaries.flatMap(({ place, corrected }) => (corrected === undefined ? [] : [[place, corrected] as const]))
  return (
    <Notice>
      <Stack gap="3" align="flex-start">
        <Text role="status" fontWeight="medium">
          {text('reward.grid.others', { count: summaries.length })}
        </Text>
        {corrections.length > 1 ? (
          <Button size="xs" onClick={() => onCorrect(corrections)}>
            {text('reward.grid.correctAll', { count: corrections.length })}
          </Button>
        ) : null}
        <PlainList gap="2">
          {summaries.map(({ place, task, application, summary, amount, corrected }) => (
            <Box as="li" key={`${task.id} ${application.id}`} overflowWrap="anywhere">
              {text('reward.grid.other', { name: task.name, application: labelOf(application), summary, amount: number(amount) })}{' '}
              {corrected === undefined ? null : (
                <Button size="xs" breaks onClick={() => onCorrect([[place, corrected]])}>
                  {text('reward.summary.correct', { summary: corrected })}
                </Button>
              )}
            </Box>
          ))}
        </PlainList>
      </Stack>
    </Notice>
  )
}
