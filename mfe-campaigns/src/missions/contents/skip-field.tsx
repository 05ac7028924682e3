import { FieldFrame, useController, useFieldError, useFieldFormat } from '@console/forms'
import { Button, NativeSelect, Notice, Stack, Text } from '@console/ui'
import { useText } from '../../text.ts'
import { lastSkip, type SkipLimits, skipChoices } from './skip-choices.ts'

interface Props {
  readonly limits: SkipLimits
  /** Seconds until the content ends by itself; null if it does not, or if that is not known. */
  readonly length?: number | null
}

export function SkipField({ limits, length = null }: Props) {
  const text = useText()
  const label = text('mission.field.skippable_after')
  const { field } = useController<Record<string, number | null>>({ name: 'content.skippable_after' })
  const chosen = field.value ?? null
  const last = lastSkip(limits, length)
  const wordsOf = (seconds: number | null) =>
    seconds === null ? text('mission.content.skip.never') : text('mission.secondsOf', { count: seconds })
  useFieldFormat<number | null>('content.skippable_after', wordsOf)
  const error = useFieldError('content.skippable_after', label, 'choose', undefined)
  return (
    <Stack gap="3">
      <FieldFrame label={label} required hint={text('mission.content.skip.hint', { min: limits.min, max: limits.max })} error={error}>
        <NativeSelect
          ref={field.ref}
          name={field.name}
          borderColor="border.control"
          frame={{ maxW: '16rem' }}
          value={chosen ?? ''}
          onChange={({ target: { value } }) => field.onChange(value === '' ? null : Number(value))}
          onBlur={field.onBlur}
        >
          <option value="">{wordsOf(null)}</option>
          {skipChoices(limits, length, chosen).map((seconds) => (
            <option key={seconds} value={seconds}>
              {wordsOf(seconds)}
            </option>
          ))}
        </NativeSelect>
      </FieldFrame>
      {chosen !== null && (last === null || chosen > last) ? (
        <Notice>
          <Stack gap="2" align="flex-start">
            <Text>{text(length !== null && chosen > length ? 'mission.content.skip.pastEnd' : 'mission.content.skip.tooLong')}</Text>
            <Button size="xs" onClick={() => field.onChange(last)}>
              {wordsOf(last)}
            </Button>
          </Stack>
        </Notice>
      ) : null}
    </Stack>
  )
}
