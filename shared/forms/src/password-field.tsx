import { useKitText } from '@console/i18n'
import { Button, Flex, Input } from '@console/ui'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useFieldError } from './field-error.ts'
import { FieldFrame, type FieldProps } from './field-frame.tsx'

interface Props extends FieldProps {
  readonly autoComplete: 'current-password' | 'new-password'
}

/** A password that can be shown; pasting and password managers work (WCAG 3.3.8). */
export function PasswordField({ name, label, required = false, hint, errors, autoComplete }: Props) {
  const text = useKitText()
  const { register } = useFormContext()
  const [isShown, setShown] = useState(false)
  const error = useFieldError(name, label, 'enter', errors)
  return (
    <FieldFrame label={label} required={required} hint={hint} error={error}>
      <Flex gap="2" w="full">
        <Input
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          bg="bg.panel"
          borderColor="border.control"
          {...register(name)}
        />
        <Button size="md" aria-label={text(isShown ? 'form.hidePassword' : 'form.showPassword')} onClick={() => setShown(!isShown)}>
          {text(isShown ? 'form.hide' : 'form.show')}
        </Button>
      </Flex>
    </FieldFrame>
  )
}
