import { TextField } from '@console/forms'
import { FileField, NumberField } from '@console/forms/fields'
import { Stack } from '@console/ui'
import { useText } from '../mission-text.ts'

export function ArticleFields() {
  const text = useText()
  return (
    <Stack gap="5">
      <TextField name="content.title" label={text('mission.content.title')} required />
      <FileField name="content.image_url" label={text('mission.content.image')} required />
      <TextField
        name="content.read_more_url"
        type="url"
        label={text('mission.content.readMore')}
        hint={text('mission.content.readMore.hint')}
        required
      />
      <NumberField
        name="content.duration"
        label={text('mission.content.duration')}
        hint={text('mission.content.duration.hint')}
        unit={text('mission.seconds')}
        required
      />
    </Stack>
  )
}
