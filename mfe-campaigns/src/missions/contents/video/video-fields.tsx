import { VIDEO_SKIP } from '@console/contract'
import { TextField, useFieldValue } from '@console/forms'
import { Stack } from '@console/ui'
import { useText } from '../../../text.ts'
import { ContentMediaField } from '../content-media-field.tsx'
import { SkipField } from '../skip-field.tsx'
import { VideoLengthField } from './video-length-field.tsx'

export function VideoFields() {
  const text = useText()
  const [length] = useFieldValue<number | string | null>('content.duration')
  return (
    <Stack gap="5">
      <ContentMediaField kind="video" name="content.video_url" label={text('mission.content.video')} required />
      <VideoLengthField />
      <SkipField limits={VIDEO_SKIP} length={typeof length === 'number' ? length : null} />
      <ContentMediaField
        kind="image"
        name="content.image_url"
        label={text('mission.content.image')}
        hint={text('mission.content.video.image.hint')}
      />
      <TextField
        name="content.read_more_url"
        type="url"
        label={text('mission.content.readMore')}
        hint={text('mission.content.readMore.hint')}
      />
    </Stack>
  )
}
