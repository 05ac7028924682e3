import { lowerFirst, useKitText } from '@console/i18n'
import { Button, Flex, Input } from '@console/ui'
import { type ReactNode, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { controlStyle } from './control-style.ts'
import { useFieldError } from './field-error.ts'
import { FieldFrame, type FieldProps } from './field-frame.tsx'

interface Props extends FieldProps {
  /** `off` for what belongs to a record and not to the person. */
  readonly autoComplete: 'current-password' | 'new-password' | 'off'
  /** It is there to be read: a secret that was made for the person. */
  readonly startsShown?: boolean
  /** Shown in an empty field. */
  readonly placeholder?: string
  /** More that can be done with the value, as buttons. */
  readonly actions?: ReactNode
}

/** A password or another secret that can be shown; pasting and password managers work (WCAG 3.3.8). */
export function PasswordField({
  name,
  label,
  required = false,
  hint,
  errors,
  autoComplete,
  startsShown = false,
  placeholder,
  actions,
}: Props) {
  const text = useKitText()
  const { register } = useFormContext()
  const [isShown, setShown] = useState(startsShown)
  const error = useFieldError(name, label, 'enter', errors)
  return (
    <FieldFrame label={label} required={required} hint={hint} error={error}>
      <Flex gap="2" w="full" wrap={actions ? 'wrap' : 'nowrap'}>
        <Input
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          placeholder={placeholder}
          flex="1"
          minW="40"
          {...controlStyle}
          {...register(name)}
        />
        <Button
          size="md"
          aria-label={text(isShown ? 'form.hideSecret' : 'form.showSecret', { label: lowerFirst(label) })}
          onClick={() => setShown(!isShown)}
        >
          {text(isShown ? 'form.hide' : 'form.show')}
        </Button>
        {actions}
      </Flex>
    </FieldFrame>
  )
}
