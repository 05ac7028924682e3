import { StatusField } from '@console/entities'
import { TextField } from '@console/forms'
import { Section, Stack } from '@console/ui'
import { useText } from '../text.ts'

export function SampleThingFields() {
  const text = useText()
  return (
    <Section>
      <Stack gap="5">
        <TextField name="name" label={text('sampleThing.name')} required />
        <StatusField name="status" label={text('sampleThing.status')} />
      </Stack>
    </Section>
  )
}
