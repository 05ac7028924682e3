import { toLocalInput, useFormats, useKitText } from '@console/i18n'
import { Button, Flex, Text } from '@console/ui'
import { useFieldValue } from '../use-field-value.ts'
import { daysLater } from './days-later.ts'

interface Props {
  /** Names of the two fields. */
  readonly start: string
  readonly end: string
  /** Shown in their place without a start to count from: 'Enter the start date to choose a length'. */
  readonly needsStart: string
  readonly days?: readonly number[]
}

const LENGTHS = [7, 14, 30]

/** Common lengths beside the label of an end date: one press sets the end from the start. */
export function DurationChips({ start, end, needsStart, days: lengths = LENGTHS }: Props) {
  const text = useKitText()
  const { timeZone } = useFormats()
  const [from] = useFieldValue<string>(start)
  const [to, setTo] = useFieldValue<string>(end)
  const minuteOf = (instant: string) => toLocalInput(instant, timeZone)
  if (lengths.every((days) => daysLater(from, days, timeZone) === '')) {
    return (
      <Text textStyle="xs" color="fg.muted" lineHeight="1.5rem">
        {needsStart}
      </Text>
    )
  }
  return (
    <Flex role="group" aria-label={text('time.length')} gap="1.5" wrap="wrap">
      {lengths.map((days) => {
        const later = daysLater(from, days, timeZone)
        const isChosen = later !== '' && minuteOf(to) === minuteOf(later)
        return (
          <Button
            key={days}
            size="xs"
            h="6"
            px="2"
            borderRadius="full"
            bg={isChosen ? 'bg.emphasized' : undefined}
            aria-pressed={isChosen}
            onClick={() => setTo(later)}
          >
            {text('time.days', { days })}
          </Button>
        )
      })}
    </Flex>
  )
}
