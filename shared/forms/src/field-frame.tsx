import { useKitText } from '@console/i18n'
import { Field, Flex, Span } from '@console/ui'
import type { ReactNode } from 'react'

interface Props {
  readonly label: string
  readonly required: boolean
  /** At the end of the label's line, or on the next one where it has no room. */
  readonly beside?: ReactNode
  readonly hint?: ReactNode
  readonly error: string | undefined
  readonly children: ReactNode
}

/** Label, control, hint and error, tied together for assistive technology. */
export function FieldFrame({ label, required, beside, hint, error, children }: Props) {
  const line = (
    <Flex gap="1.5" align="baseline">
      <Field.Label>{label}</Field.Label>
      <OptionalMark required={required} />
    </Flex>
  )
  return (
    <Field.Root invalid={error !== undefined} required={required}>
      {beside ? (
        <Flex columnGap="3" rowGap="2" w="full" wrap="wrap" align="center" justify="space-between">
          {line}
          {/* As high as the label, so that controls side by side stay in line. */}
          <Flex h="5" align="center">
            {beside}
          </Flex>
        </Flex>
      ) : (
        line
      )}
      {children}
      {hint ? <Field.HelperText color="fg.muted">{hint}</Field.HelperText> : null}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  )
}

/** Marks the few fields that may stay empty; the many that may not say so by `required` on their controls. */
function OptionalMark({ required }: { readonly required: boolean }) {
  const text = useKitText()
  return required ? null : (
    <Span color="fg.muted" textStyle="xs">
      {text('form.optional')}
    </Span>
  )
}

/** The line above a field whose label is no `<label>`, since it names a group or an editor; `id` is that of the label. */
export function LabelLine({ id, label, required }: Pick<Props, 'label' | 'required'> & { readonly id: string }) {
  const text = useKitText()
  return (
    <Flex gap="1.5" align="baseline">
      <Span id={id} fontWeight="medium" textStyle="sm">
        {label}
      </Span>
      <OptionalMark required={required} />
      {/* No attribute says so of a group. */}
      {required ? <Span srOnly>{text('form.required')}</Span> : null}
    </Flex>
  )
}

export interface FieldProps {
  readonly name: string
  readonly label: string
  readonly required?: boolean
  readonly hint?: ReactNode
  /** Message keys that replace the kit's for single error codes. */
  readonly errors?: Readonly<Record<string, string>>
}
