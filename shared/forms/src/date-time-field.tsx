import { fromLocalInput, toLocalInput, useFormats, useKitText } from '@console/i18n'
import { Input } from '@console/ui'
import { useController } from 'react-hook-form'
import { controlStyle } from './control-style.ts'
import { useFieldError } from './field-error.ts'
import { FieldFrame, type FieldProps } from './field-frame.tsx'
import { useFieldFormat } from './field-registry.ts'

/** A moment, typed in the zone of the preferences (which stands beside it) and kept as an instant in UTC. */
export function DateTimeField({ name, label, required = false, hint, errors }: FieldProps) {
  const text = useKitText()
  const { timeZone, zoneName, zoneNameAt, dateTime } = useFormats()
  const { field } = useController({ name })
  useFieldFormat<string>(name, dateTime)
  const error = useFieldError(name, label, 'enter', errors)
  const local = toLocalInput(field.value ?? '', timeZone)
  const zone = `${timeZone} (${local ? zoneNameAt(field.value) : zoneName})`
  return (
    <FieldFrame label={label} required={required} hint={hint ?? text('time.zone', { zone })} error={error}>
      <Input
        ref={field.ref}
        name={field.name}
        type="datetime-local"
        {...controlStyle}
        value={local}
        onChange={(event) => field.onChange(fromLocalInput(event.target.value, timeZone))}
        onBlur={field.onBlur}
      />
    </FieldFrame>
  )
}
