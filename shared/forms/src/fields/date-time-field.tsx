import { fromLocalInput, toLocalInput, useFormats } from '@console/i18n'
import { Input } from '@console/ui'
import { type ReactNode, useState } from 'react'
import { useController } from 'react-hook-form'
import { controlStyle } from '../control-style.ts'
import { useFieldError } from '../field-error.ts'
import { FieldFrame, type FieldProps } from '../field-frame.tsx'
import { useFieldFormat } from '../form-fields.ts'

interface Props extends FieldProps {
  readonly beside?: ReactNode
}

/**
 * A moment, typed in the zone of the preferences and kept as an instant in UTC. What is not yet one, such as the year 0020 on
 * the way to 2029, is kept as it was typed, which the contract's `Instant` refuses.
 */
export function DateTimeField({ name, label, required = false, beside, hint, errors }: Props) {
  const { timeZone, dateTime } = useFormats()
  const { field } = useController({ name })
  const [typed, setTyped] = useState('')
  const value: string = field.value ?? ''
  const stored = toLocalInput(value, timeZone)
  const meaningOf = (local: string) => fromLocalInput(local, timeZone) || local
  useFieldFormat<string>(name, (one) => (toLocalInput(one, timeZone) ? dateTime(one) : one))
  const error = useFieldError(name, label, 'enter', errors)
  return (
    <FieldFrame
      label={label}
      required={required}
      beside={beside}
      hint={<Chosen at={stored ? value : undefined}>{hint}</Chosen>}
      error={error}
    >
      <Input
        ref={field.ref}
        name={field.name}
        type="datetime-local"
        {...controlStyle}
        // A skipped hour shows as the hour it is read as only after typing: the next digit may make it another.
        value={typed && meaningOf(typed) === value ? typed : stored || value}
        onChange={(event) => {
          setTyped(event.target.value)
          field.onChange(meaningOf(event.target.value))
        }}
        onBlur={() => {
          setTyped('')
          field.onBlur()
        }}
      />
    </FieldFrame>
  )
}

interface ChosenProps {
  readonly at: string | undefined
  /** Shown while nothing is chosen. */
  readonly children: FieldProps['hint']
}

/**
 * The moment as the console writes it, since the browser's own field follows the browser's language: 02/05 may be read as
 * 2 May. Its line is there from the beginning, so that nothing moves.
 */
function Chosen({ at, children }: ChosenProps) {
  const { dateTimeInFull, zoneNameAt } = useFormats()
  if (at === undefined) return <>{children ?? '\u00A0'}</>
  return <>{`${dateTimeInFull(at)} (${zoneNameAt(at)})`}</>
}
