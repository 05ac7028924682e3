import { Input, Textarea } from '@console/ui'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { controlStyle } from './control-style.ts'
import { useFieldError } from './field-error.ts'
import { FieldFrame, type FieldProps } from './field-frame.tsx'

interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'url' | 'tel'
  readonly autoComplete?: string
  readonly rows?: number
  /** Code and data: drawn with equal widths and not checked for spelling. */
  readonly code?: boolean
  readonly suggestions?: readonly string[]
}

export function TextField({
  name,
  label,
  required = false,
  hint,
  errors,
  type = 'text',
  autoComplete = 'off',
  rows,
  code = false,
  suggestions,
}: TextFieldProps) {
  const { register } = useFormContext()
  const list = useId()
  const asCode = code ? ({ fontFamily: 'mono', textStyle: 'sm', spellCheck: false } as const) : {}
  const error = useFieldError(name, label, 'enter', errors)
  return (
    <FieldFrame label={label} required={required} hint={hint} error={error}>
      {rows ? (
        <Textarea rows={rows} {...controlStyle} {...asCode} {...register(name)} />
      ) : (
        <Input
          type={type}
          autoComplete={autoComplete}
          list={suggestions ? list : undefined}
          {...controlStyle}
          {...asCode}
          {...register(name)}
        />
      )}
      {suggestions ? (
        <datalist id={list}>
          {suggestions.map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      ) : null}
    </FieldFrame>
  )
}
