import { isHttpUrl, pastedAddress } from '@console/contract'
import { useFieldValue } from '@console/forms'
import { NumberField, useNotMedia } from '@console/forms/fields'
import { Button, chakra, Notice, Stack, Text, useSettled } from '@console/ui'
import { useRef, useState } from 'react'
import { useText } from '../../../text.ts'
import { lengthToFill, wholeSeconds } from './length-to-fill.ts'

interface Reading {
  readonly url: string
  /** Null for a length that could not be read. */
  readonly seconds: number | null
}

/** How long the video is: read from each new video, and typed where that fails. */
export function VideoLengthField() {
  const text = useText()
  const [url] = useFieldValue<string | null>('content.video_url')
  const [length, setLength] = useFieldValue<number | string | null>('content.duration')
  const video = useSettled(pastedAddress(url ?? ''))
  const [opened] = useState({ video, length })
  const [reading, setReading] = useState<Reading>()
  const ours = useRef([opened.length])
  // The length of the video that the form opened with is known.
  const isElsewhere = useNotMedia(video, 'video') !== undefined
  const isNew = video !== opened.video && isHttpUrl(video) && !isElsewhere
  const read = isNew && reading?.url === video ? reading : undefined

  function take(seconds: number | null): void {
    setReading({ url: video, seconds })
    const filled = seconds === null ? null : lengthToFill(seconds, length, ours.current)
    if (filled === null) return
    ours.current = [...ours.current, filled]
    setLength(filled)
  }

  return (
    <Stack gap="3">
      <NumberField
        name="content.duration"
        label={text('mission.field.duration')}
        hint={text('mission.content.video.duration.hint')}
        unit={text('mission.seconds')}
        required
      />
      {isNew && !read ? (
        <>
          {/* biome-ignore lint/a11y/useMediaCaption: it is neither seen nor heard */}
          <chakra.video
            key={video}
            hidden
            src={video}
            preload="metadata"
            onLoadedMetadata={({ currentTarget }) => take(wholeSeconds(currentTarget.duration))}
            onError={() => take(null)}
          />
          <Text role="status" textStyle="sm" color="fg.muted">
            {text('mission.content.video.reading')}
          </Text>
        </>
      ) : null}
      {read ? <ReadLength seconds={read.seconds} length={length} onUse={setLength} /> : null}
    </Stack>
  )
}

interface ReadProps {
  readonly seconds: number | null
  readonly length: number | string | null
  readonly onUse: (seconds: number) => void
}

function ReadLength({ seconds, length, onUse }: ReadProps) {
  const text = useText()
  if (seconds === null) return <Notice>{text('mission.content.video.unreadable')}</Notice>
  if (seconds === length) return null
  return (
    <Notice>
      <Stack gap="2" align="flex-start">
        <Text>{text('mission.content.video.otherLength', { length: text('mission.secondsOf', { count: seconds }) })}</Text>
        <Button size="xs" onClick={() => onUse(seconds)}>
          {text('mission.content.video.useLength')}
        </Button>
      </Stack>
    </Notice>
  )
}
