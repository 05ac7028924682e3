import { TextField } from '@console/forms'
import { NumberField } from '@console/forms/fields'
import { Stack } from '@console/ui'
import { useText } from '../../../text.ts'
import { ContentMediaField } from '../../contents/content-media-field.tsx'

export function ArticleFields() {
  const text = useText()
  return (
    <Stack gap="5">
      <TextField name="content.title" label={text('mission.field.title')} required />
      <ContentMediaField kind="image" name="content.image_url" label={text('mission.field.image_url')} required />
      <TextField
        name="content.read_more_url"
        type="url"
        label={text('mission.field.read_more_url')}
        hint={text('mission.content.readMore.hint')}
        required
      />
      <NumberField
        name="content.duration"
        label={text('mission.field.duration')}
        hint={text('mission.content.duration.hint')}
        unit={text('mission.seconds')}
        required
      />
    </Stack>
  )
}
