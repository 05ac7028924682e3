import { Box, Button, Flex, Grid, Heading, Stack, Text } from '@console/ui'
import { useState } from 'react'
import { useText } from '../../text.ts'
import { DeviceFrame } from './device-frame.tsx'
import { truncate } from './truncate.ts'
import { type DevicePlatform, type DeviceState, PLATFORMS, STATES, WIDTHS } from './widths.ts'

export interface Previewed {
  readonly title: string
  readonly brief: string
  readonly image_url?: string | null | undefined
  readonly application: string | undefined
}

export function DevicePreview(notification: Previewed) {
  const text = useText()
  const [state, setState] = useState<DeviceState>('collapsed')
  return (
    <Stack gap="5">
      <Flex role="group" aria-label={text('notification.preview.state')} gap="2" wrap="wrap">
        {STATES.map((one) => (
          <Button
            key={one}
            size="xs"
            aria-pressed={one === state}
            bg={one === state ? 'bg.emphasized' : undefined}
            onClick={() => setState(one)}
          >
            {text(`notification.preview.${one}`)}
          </Button>
        ))}
      </Flex>
      {PLATFORMS.map((platform) => (
        <OnPlatform key={platform} {...notification} platform={platform} state={state} />
      ))}
      <Text textStyle="xs" color="fg.muted">
        {text('notification.preview.about')}
      </Text>
    </Stack>
  )
}

/** Languages of devices; the text is the same on both. */
const LANGUAGES = ['en', 'vi'] as const
const SIDE_BY_SIDE = 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))'

interface Props extends Previewed {
  readonly platform: DevicePlatform
  readonly state: DeviceState
}

function OnPlatform({ platform, state, title, brief, image_url, application }: Props) {
  const text = useText()
  const name = text(`notification.preview.${platform}`)
  const widths = WIDTHS[platform][state]
  const cut = { title: truncate(title.trim(), widths.title), brief: truncate(brief.trim(), widths.brief) }
  return (
    <Box role="group" aria-label={name}>
      <Heading as="h3" size="sm" fontWeight="semibold" mb="2">
        {name}
      </Heading>
      <Grid gap="2" templateColumns={SIDE_BY_SIDE}>
        {LANGUAGES.map((language) => (
          <DeviceFrame
            key={language}
            platform={platform}
            state={state}
            language={language}
            title={cut.title.shown || text('notification.title')}
            brief={cut.brief.shown || text('notification.brief')}
            isEmpty={{ title: title.trim() === '', brief: brief.trim() === '' }}
            image={image_url}
            application={application}
          />
        ))}
      </Grid>
      <Box mt="2" minH="1lh" textStyle="sm" overflowWrap="anywhere">
        {(['title', 'brief'] as const).map((part) =>
          cut[part].hidden > 0 ? (
            <Text key={part}>{text(`notification.preview.${part}.cut`, { count: cut[part].hidden, rest: cut[part].rest })}</Text>
          ) : null,
        )}
        {cut.title.hidden + cut.brief.hidden === 0 && (title + brief).trim() !== '' ? (
          <Text color="fg.muted">{text('notification.preview.whole')}</Text>
        ) : null}
      </Box>
    </Box>
  )
}
