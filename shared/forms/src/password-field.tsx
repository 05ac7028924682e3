import { lowerFirst, useKitText } from '@console/i18n'
import { Box, Flex, Icon, IconButton, Input } from '@console/ui'
import { type ReactNode, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { controlStyle } from './control-style.ts'
import { useFieldError } from './field-error.ts'
import { FieldFrame, type FieldProps } from './field-frame.tsx'

interface Props extends FieldProps {
  /** `off` for what belongs to a record and not to the person. */
  readonly autoComplete: 'current-password' | 'new-password' | 'off'
  readonly placeholder?: string
  readonly actions?: ReactNode
}

/** A password or another secret that can be shown; pasting and password managers work (WCAG 3.3.8). */
export function PasswordField({ name, label, required = false, hint, errors, autoComplete, placeholder, actions }: Props) {
  const text = useKitText()
  const { register } = useFormContext()
  const [isShown, setShown] = useState(false)
  const error = useFieldError(name, label, 'enter', errors)
  return (
    <FieldFrame label={label} required={required} hint={hint} error={error}>
      <Flex gap="2" w="full" wrap={actions ? 'wrap' : 'nowrap'}>
        <Box position="relative" flex="1" minW="40">
          <Input
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            placeholder={placeholder}
            pe="11"
            css={OWN_EYE}
            {...controlStyle}
            {...register(name)}
          />
          <IconButton
            label={text('form.showSecret', { label: lowerFirst(label) })}
            aria-pressed={isShown}
            position="absolute"
            insetY="1"
            insetInlineEnd="1"
            h="8"
            zIndex="1"
            color={isShown ? 'brand.fg' : 'fg.muted'}
            onClick={() => setShown(!isShown)}
          >
            <Icon id="show" />
          </IconButton>
        </Box>
        {actions}
      </Flex>
    </FieldFrame>
  )
}

/** Some browsers draw an eye of their own. */
const OWN_EYE = { '&::-ms-reveal': { display: 'none' } }
