import { useController, useFieldError } from '@console/forms'
import { Box, CheckLine, Text } from '@console/ui'
import { useId } from 'react'
import { useText } from '../text.ts'

/** Agreement with the terms, without which nobody registers. */
export function AgreeField() {
  const text = useText()
  const id = useId()
  const { field } = useController({ name: 'agree_terms' })
  const error = useFieldError('agree_terms', text('registration.agree'), 'choose', undefined)
  return (
    <Box>
      <CheckLine
        ref={field.ref}
        checked={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        isWrong={error !== undefined}
        errorId={id}
      >
        <Box flex="1" minW="0">
          {text('registration.agree')}
        </Box>
      </CheckLine>
      <Text id={id} color="fg.error" textStyle="sm">
        {error}
      </Text>
    </Box>
  )
}
