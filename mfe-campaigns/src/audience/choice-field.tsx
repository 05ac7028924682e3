import { controlStyle, FieldFrame, type FieldProps, useController, useFieldError } from '@console/forms'
import { useKitText } from '@console/i18n'
import { NativeSelect } from '@console/ui'

interface Props extends FieldProps {
  /** The first option, which chooses nothing, where something is yet to be chosen. */
  readonly none?: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** The option that stands for a value, where other values mean the same. */
  readonly shown?: (value: string) => string
  /** What choosing changes, where that is more than the field itself; empty for nothing. */
  readonly onChoose?: (value: string) => void
}

/** One of a few, chosen anew whenever what it depends on changes: a value that is no longer offered stands there as it is. */
export function ChoiceField({ name, label, required = false, hint, errors, none, options, shown, onChoose }: Props) {
  const text = useKitText()
  const { field } = useController({ name })
  const error = useFieldError(name, label, 'choose', errors)
  const stored = String(field.value ?? '')
  const value = shown ? shown(stored) : stored
  const isOffered = value === '' || options.some((option) => option.value === value)
  return (
    <FieldFrame label={label} required={required} hint={hint} error={error}>
      <NativeSelect
        ref={field.ref}
        name={field.name}
        {...controlStyle}
        value={value}
        onChange={({ target }) => (onChoose ?? field.onChange)(target.value)}
        onBlur={field.onBlur}
      >
        {none === undefined ? null : <option value="">{none}</option>}
        {isOffered ? null : <option value={value}>{value === 'unknown' ? text('status.unknown') : value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  )
}
