import { useController, useFieldError } from '@console/forms'
import { usePageData } from '@console/session'
import { Box, CheckLine, Text, TextLink } from '@console/ui'
import { useId } from 'react'
import { useText } from '../text.ts'

export function AgreeField() {
  const text = useText()
  const id = useId()
  const { terms_url } = usePageData().settings
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
      {terms_url ? (
        // Beside the label, since a link in it would be ticked as well as opened.
        <TextLink to={terms_url} target="_blank" textStyle="sm">
          {text('registration.terms')}
        </TextLink>
      ) : null}
      <Text id={id} color="fg.error" textStyle="xs" aria-live="polite">
        {error}
      </Text>
    </Box>
  )
}
