import type { SliceNames } from '../slice-names.ts'

/** `<thing>-fields.tsx`: the fields of its form. */
export const fieldsFile = ({ Thing, thing, english }: SliceNames) => `import { StatusField } from '@console/entities'
import { TextField } from '@console/forms'
import { Section, Stack } from '@console/ui'
import { useText } from '../text.ts'

/** The fields of a ${english}, the same for creating and editing. */
export function ${Thing}Fields() {
  const text = useText()
  return (
    <Section>
      <Stack gap="5">
        <TextField name="name" label={text('${thing}.name')} required />
        <StatusField name="status" label={text('${thing}.status')} />
      </Stack>
    </Section>
  )
}
`
