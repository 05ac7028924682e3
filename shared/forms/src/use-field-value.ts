import { type FieldValues, useFormContext, useWatch } from 'react-hook-form'

/** A field's value and a way to change it as if it were typed, for what fills in a field beside its own control. */
export function useFieldValue<T>(name: string): readonly [value: T, change: (value: T) => void] {
  const { setValue, formState } = useFormContext<FieldValues>()
  const value: T = useWatch({ name })
  return [value, (next) => setValue(name, next, { shouldDirty: true, shouldTouch: true, shouldValidate: formState.isSubmitted })]
}
