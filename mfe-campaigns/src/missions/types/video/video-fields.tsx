import { type StoredFile, TASK_TYPE_RULES } from '@console/contract'
import { TextField, useFieldValue } from '@console/forms'
import { Notice, Stack } from '@console/ui'
import { useState } from 'react'
import { useText } from '../../../text.ts'
import { ContentMediaField } from '../../contents/content-media-field.tsx'
import { SkipField } from '../../contents/skip-field.tsx'
import { VideoLengthField } from './video-length-field.tsx'

/** Codecs that no phone or browser of today lacks. */
const PLAYS_EVERYWHERE = ['h264', 'vp8', 'vp9']

export function VideoFields() {
  const text = useText()
  const [length] = useFieldValue<number | string | null>('content.duration')
  const [url] = useFieldValue<string | null>('content.video_url')
  const [stored, setStored] = useState<StoredFile>()
  const codec = stored?.url === url ? stored?.codec : undefined
  return (
    <Stack gap="5">
      <ContentMediaField kind="video" name="content.video_url" label={text('mission.field.video_url')} required onStored={setStored} />
      {codec && !PLAYS_EVERYWHERE.includes(codec) ? (
        <Notice>{text('mission.content.video.codec', { codec: codec === 'hevc' ? 'HEVC (H.265)' : codec.toUpperCase() })}</Notice>
      ) : null}
      <VideoLengthField />
      <SkipField limits={TASK_TYPE_RULES.video.skip} length={typeof length === 'number' ? length : null} />
      <ContentMediaField
        kind="image"
        name="content.image_url"
        label={text('mission.field.image_url')}
        hint={text('mission.content.video.image.hint')}
      />
      <TextField
        name="content.read_more_url"
        type="url"
        label={text('mission.field.read_more_url')}
        hint={text('mission.content.readMore.hint')}
      />
    </Stack>
  )
}
