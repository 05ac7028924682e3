import { TextField } from '@console/forms'
import { Section, Stack } from '@console/ui'
import { useText } from '../text.ts'
import { MatrixField } from './matrix/matrix-field.tsx'

export function RoleFields() {
  const text = useText()
  return (
    <Section>
      <Stack gap="5">
        <TextField name="name" label={text('role.name')} required errors={{ taken: 'role.name.taken' }} />
        <TextField name="description" label={text('role.description')} hint={text('role.description.hint')} rows={2} required />
        <MatrixField />
      </Stack>
    </Section>
  )
}
