import { useFieldValue } from '@console/forms'
import { useFormats } from '@console/i18n'
import { useLocale } from '@console/session'
import { Button, Notice, Stack, Text } from '@console/ui'
import { useText } from '../../text.ts'
import { correctedSummary } from './corrected-summary.ts'
import { mismatchedAmountsIn } from './mismatched-amounts.ts'

interface Props {
  readonly name: string
}

export function AmountMismatch({ name }: Props) {
  const text = useText()
  const locale = useLocale()
  const { number } = useFormats()
  const [summary, change] = useFieldValue<string>(`${name}.summary`)
  const [amount] = useFieldValue<number | null>(`${name}.amount`)
  if (typeof amount !== 'number' || mismatchedAmountsIn(summary, amount).length === 0) return null
  const corrected = correctedSummary(summary, amount, locale)
  return (
    <Notice>
      <Stack gap="2" align="flex-start">
        <Text overflowWrap="anywhere">{text('reward.summary.other', { summary, amount: number(amount) })}</Text>
        {corrected === undefined ? null : (
          <Button size="xs" breaks onClick={() => change(corrected)}>
            {text('reward.summary.correct', { summary: corrected })}
          </Button>
        )}
      </Stack>
    </Notice>
  )
}
