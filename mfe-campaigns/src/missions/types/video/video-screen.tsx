import { contentOf, isHttpUrl, pastedAddress, type TaskContents } from '@console/contract'
import { Box, Button, chakra, Flex, Stack, Text } from '@console/ui'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../text.ts'
import type { MissionValues } from '../../mission-values.ts'
import { CallToAction } from '../../phone/call-to-action.tsx'
import { PreviewPicture } from '../../phone/picture.tsx'
import { skipState } from '../../phone/skip-moment.ts'
import { SkipPart } from '../../phone/skip-part.tsx'

export function VideoScreen({ of }: { readonly of: MissionValues }) {
  const text = useText()
  const content = contentOf('video', of.content)
  const url = pastedAddress(content.video_url ?? '')
  if (!isHttpUrl(url)) {
    return (
      <Text p="4" textStyle="sm" color="fg.muted">
        {text('mission.preview.noVideo')}
      </Text>
    )
  }
  return <Showing key={url} url={url} content={content} />
}

interface ShowingProps {
  readonly url: string
  readonly content: TaskContents['video']
}

function Showing({ url, content: { duration, skippable_after, image_url, read_more_url } }: ShowingProps) {
  const text = useText()
  const [state, setState] = useState<'ready' | 'playing' | 'over' | 'failed'>('ready')
  const [seconds, setSeconds] = useState(0)
  const video = useRef<HTMLVideoElement>(null)

  useEffect(() => {
    // The promise rejects if the video is removed while it begins.
    if (state === 'playing') video.current?.play()?.catch(() => {})
  }, [state])

  function start(): void {
    setSeconds(0)
    setState('playing')
  }

  if (state === 'failed') {
    return (
      <Stack gap="3" p="4" align="flex-start">
        <Text role="alert" textStyle="sm" color="fg.error">
          {text('mission.preview.unplayable')}
        </Text>
        <Button size="xs" onClick={start}>
          {text('action.retry')}
        </Button>
      </Stack>
    )
  }
  if (state === 'over') {
    return (
      <>
        {image_url ? <PreviewPicture url={image_url} words={text('mission.field.image_url')} /> : null}
        <Stack gap="4" p="4">
          <Text role="status" textStyle="sm">
            {text('mission.preview.over')}
          </Text>
          {read_more_url ? <CallToAction to={read_more_url}>{text('mission.preview.readMore')}</CallToAction> : null}
          <Button onClick={start}>{text('mission.preview.again')}</Button>
        </Stack>
      </>
    )
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: nobody has written any for what was just chosen */}
      <chakra.video
        ref={video}
        src={url}
        aria-label={text('mission.field.video_url')}
        controls={state === 'playing'}
        preload="none"
        playsInline
        w="full"
        aspectRatio="16 / 9"
        bg="black"
        onTimeUpdate={({ currentTarget }) => setSeconds(currentTarget.currentTime)}
        onEnded={() => setState('over')}
        onError={() => setState('failed')}
      />
      <Flex p="4" gap="3" align="center" justify="space-between">
        {state === 'ready' ? (
          <Button look="primary" onClick={start}>
            {text('mission.preview.play')}
          </Button>
        ) : (
          <Box flex="1" minW="0" textAlign="end">
            <SkipPart state={skipState(seconds, skippable_after, duration)} onSkip={() => setState('over')} />
          </Box>
        )}
      </Flex>
    </>
  )
}
