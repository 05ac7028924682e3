import { contentOf } from '@console/contract'
import { QrCode } from '@console/entities'
import type { Locale } from '@console/module'
import { Box, Button, Stack, Text, Verbatim } from '@console/ui'
import { useState } from 'react'
import { useText } from '../../../text.ts'
import type { MissionValues } from '../../mission-values.ts'
import { SegmentedControl } from '../../phone/segmented-control.tsx'
import type { DeviceId } from './devices.ts'
import { OpenApart } from './open-apart.tsx'
import { PlayableFrame } from './playable-frame.tsx'
import { playableUrl } from './playable-url.ts'

interface Props {
  readonly of: MissionValues
  readonly language: Locale
}

/** A playable is third-party code, so that it runs only on request. */
export function PlayableLab({ of, language }: Props) {
  const text = useText()
  const { html_url, variables, skippable_after } = contentOf('html_playable', of.content)
  const [device, setDevice] = useState<DeviceId>('small')
  const url = playableUrl(html_url, variables)
  if (url === null) return <Text color="fg.muted">{text('mission.preview.noPage')}</Text>
  return (
    <Stack gap="4">
      <SegmentedControl
        label={text('mission.preview.device')}
        options={[
          { id: 'small', name: text('mission.preview.device.small') },
          { id: 'large', name: text('mission.preview.device.large') },
          { id: 'tablet', name: text('mission.preview.device.tablet') },
        ]}
        chosen={device}
        onChoose={setDevice}
      />
      {/* Another address is another page, which nobody has asked to run. */}
      <PlayableFrame key={url} url={url} skippableAfter={skippable_after} device={device} language={language} />
      <Box>
        <Text textStyle="xs" color="fg.muted">
          {text(variables.length > 0 ? 'mission.preview.address.variables' : 'mission.preview.address')}
        </Text>
        <Verbatim display="block" textStyle="xs" fontFamily="mono">
          {url}
        </Verbatim>
        <OpenApart url={url} />
      </Box>
      <OnPhone key={`${url} code`} url={url} />
    </Stack>
  )
}

function OnPhone({ url }: { readonly url: string }) {
  const text = useText()
  const [isShown, setShown] = useState(false)
  return (
    <Stack gap="3" align="flex-start">
      <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {text(isShown ? 'mission.preview.qr.hide' : 'mission.preview.qr.show')}
      </Button>
      {isShown ? (
        <>
          <QrCode text={url} label={text('mission.preview.qr.label')} />
          <Text textStyle="xs" color="fg.muted">
            {text('mission.preview.qr.text')}
          </Text>
        </>
      ) : null}
    </Stack>
  )
}
