import { EMAIL_CONTENT_MAX } from '@console/contract'
import { TextField, useFieldValue } from '@console/forms'
import { RichTextField } from '@console/rich-text'
import { Notice, Stack } from '@console/ui'
import { useText } from '../../../text.ts'
import { UndeclaredVariables } from './undeclared-variables.tsx'
import { VariablesField } from './variables-field.tsx'

export function EmailFields() {
  const text = useText()
  const [link] = useFieldValue<string>('content.cta_link')
  return (
    <Stack gap="5">
      <Stack gap="2">
        <TextField name="content.subject" label={text('mission.field.subject')} required errors={UNDECLARED} />
        <UndeclaredVariables name="content.subject" />
      </Stack>
      <Stack gap="2">
        <RichTextField name="content.content" label={text('mission.field.content')} most={EMAIL_CONTENT_MAX} required errors={UNDECLARED} />
        <UndeclaredVariables name="content.content" />
      </Stack>
      <VariablesField />
      <TextField
        name="content.cta_link"
        type="url"
        label={text('mission.field.cta_link')}
        hint={text('mission.content.cta.hint')}
        required
      />
      {/^http:/i.test(link.trim()) ? <Notice>{text('mission.content.cta.insecure')}</Notice> : null}
    </Stack>
  )
}

const UNDECLARED = { undeclared_variable: 'mission.content.undeclared' }
