import { controlStyle } from '@console/forms'
import { Field, NativeSelect } from '@console/ui'

interface Props<Value extends string> {
  readonly label: string
  readonly hint?: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}

/** Saved as soon as it is chosen. */
export function PreferenceField<Value extends string>({ label, hint, value, options, onChange }: Props<Value>) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <NativeSelect
        {...controlStyle}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value)
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
      {hint ? <Field.HelperText color="fg.muted">{hint}</Field.HelperText> : null}
    </Field.Root>
  )
}
