import { useKitText } from '@console/i18n'
import { Field, Flex, Span } from '@console/ui'
import type { ReactNode } from 'react'

interface Props {
  readonly label: string
  readonly required: boolean
  readonly hint?: ReactNode
  readonly error: string | undefined
  readonly children: ReactNode
}

/** Label, control, hint and error, tied together for assistive technology. */
export function FieldFrame({ label, required, hint, error, children }: Props) {
  const text = useKitText()
  return (
    <Field.Root invalid={error !== undefined} required={required}>
      <Flex gap="1.5" align="baseline">
        <Field.Label>{label}</Field.Label>
        {required ? (
          <Span color="fg.muted" textStyle="xs" aria-hidden>
            {text('form.required')}
          </Span>
        ) : null}
      </Flex>
      {children}
      {hint ? <Field.HelperText color="fg.muted">{hint}</Field.HelperText> : null}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  )
}

/** What every field takes. */
export interface FieldProps {
  readonly name: string
  readonly label: string
  readonly required?: boolean
  readonly hint?: ReactNode
  /** Message keys that replace the kit's for single error codes. */
  readonly errors?: Readonly<Record<string, string>>
}
