import { Input, Textarea } from '@console/ui'
import { useFormContext } from 'react-hook-form'
import { controlStyle } from './control-style.ts'
import { useFieldError } from './field-error.ts'
import { FieldFrame, type FieldProps } from './field-frame.tsx'

interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'url' | 'tel'
  readonly autoComplete?: string
  /** Several lines. */
  readonly rows?: number
  /** Code and data: drawn with equal widths and not checked for spelling. */
  readonly code?: boolean
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
}: TextFieldProps) {
  const { register } = useFormContext()
  const asCode = code ? ({ fontFamily: 'mono', textStyle: 'sm', spellCheck: false } as const) : {}
  const error = useFieldError(name, label, 'enter', errors)
  return (
    <FieldFrame label={label} required={required} hint={hint} error={error}>
      {rows ? (
        <Textarea rows={rows} {...controlStyle} {...asCode} {...register(name)} />
      ) : (
        <Input type={type} autoComplete={autoComplete} {...controlStyle} {...asCode} {...register(name)} />
      )}
    </FieldFrame>
  )
}
