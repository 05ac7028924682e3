import type { Locale } from '@console/module'
import { Box, Button, chakra, Flex, PlainList, Stack, Text } from '@console/ui'
import { useState } from 'react'
import { useText } from '../../../text.ts'
import { InLanguage } from '../../phone/in-language.tsx'
import { skipState } from '../../phone/skip-moment.ts'
import { SkipPart } from '../../phone/skip-part.tsx'
import { type DeviceId, fitted } from './devices.ts'
import { OpenApart } from './open-apart.tsx'
import { usePlayableRun } from './playable-run.ts'

interface Props {
  /** https, with the variables. */
  readonly url: string
  readonly skippableAfter: number | null
  readonly device: DeviceId
  readonly language: Locale
}

export function PlayableFrame({ url, skippableAfter, device, language }: Props) {
  const text = useText()
  const [run, tell] = usePlayableRun()
  const [isTurned, setTurned] = useState(false)
  const [count, setCount] = useState(0)
  const { width, height, scale } = fitted(device, isTurned)
  const isFramed = run.kind === 'loading' || run.kind === 'late' || run.kind === 'playing'

  function start(): void {
    // Each run has a frame of its own, so that the page starts again.
    setCount(count + 1)
    tell('run')
  }

  return (
    <Stack gap="3">
      <Flex gap="1.5" wrap="wrap">
        <Button size="xs" aria-pressed={isTurned} bg={isTurned ? 'bg.emphasized' : undefined} onClick={() => setTurned(!isTurned)}>
          {text('mission.preview.turn')}
        </Button>
        {isFramed ? (
          <Button size="xs" onClick={start}>
            {text('mission.preview.reload')}
          </Button>
        ) : null}
      </Flex>
      <Box mx="auto" borderWidth="6px" borderColor="border.control" borderRadius="1.25rem" overflow="hidden" bg="bg.muted">
        <Flex h="9" px="2" align="center" justify="flex-end" bg="bg.panel" borderBottomWidth="1px">
          {run.kind === 'playing' ? (
            <InLanguage language={language}>
              <SkipPart state={skipState(run.seconds, skippableAfter, null)} onSkip={() => tell('skip')} />
            </InLanguage>
          ) : null}
        </Flex>
        <Box style={{ width: width * scale, height: height * scale }} overflow="hidden">
          {isFramed ? (
            // No `allow-same-origin`: the page has an origin of its own, so that it reaches nothing of the console, and cannot
            // open windows, send forms or take the console's place.
            <chakra.iframe
              key={count}
              title={text('mission.preview.frame')}
              sandbox="allow-scripts"
              referrerPolicy="no-referrer"
              src={url}
              border="0"
              display="block"
              bg="white"
              transformOrigin="0 0"
              style={{ width, height, transform: `scale(${scale})` }}
              onLoad={() => tell('loaded')}
            />
          ) : (
            <Stack h="full" gap="3" p="4" align="center" justify="center" textAlign="center">
              {run.kind === 'left' ? (
                <Text role="status" textStyle="sm">
                  {text('mission.preview.left')}
                </Text>
              ) : null}
              <Button look="primary" onClick={start}>
                {text(run.kind === 'left' ? 'mission.preview.again' : 'mission.preview.run')}
              </Button>
            </Stack>
          )}
        </Box>
      </Box>
      <RunNote kind={run.kind} url={url} />
    </Stack>
  )
}

/** Browsers tell a page nothing of what happens in another's frame, not even whether it was shown. */
function RunNote({ kind, url }: { readonly kind: string; readonly url: string }) {
  const text = useText()
  const host = new URL(url).host
  if (kind === 'late') {
    return (
      <Box role="alert">
        <Text textStyle="sm" color="fg.error">
          {text('mission.preview.late', { host })}
        </Text>
        <OpenApart url={url} />
      </Box>
    )
  }
  if (kind === 'playing') return <Apart host={host} />
  const words = { off: 'mission.preview.stranger', loading: 'mission.preview.loading' } as const
  const word = words[kind as keyof typeof words]
  return word ? (
    <Text role={kind === 'loading' ? 'status' : undefined} textStyle="xs" color="fg.muted">
      {text(word, { host })}
    </Text>
  ) : null
}

/** What fails in a frame with an origin of its own, or outside the apps that playables are made for. */
const FAILING = {
  storage: ['localStorage', 'sessionStorage', 'indexedDB', 'document.cookie'],
  files: ['<script type="module">', 'fetch', 'XMLHttpRequest', 'Worker', 'getImageData', 'texImage2D'],
  windows: ['window.open', 'alert'],
  networks: ['mraid', 'FbPlayableAd', 'ExitApi'],
} as const

function Apart({ host }: { readonly host: string }) {
  const text = useText()
  return (
    <Stack gap="1" textStyle="xs" color="fg.muted">
      <Text>{text('mission.preview.apart')}</Text>
      <PlainList gap="1">
        {Object.entries(FAILING).map(([kind, calls]) => (
          <li key={kind}>{text(`mission.preview.apart.${kind as keyof typeof FAILING}`, { calls: calls.join(', '), host })}</li>
        ))}
        <li>{text('mission.preview.apart.refused', { host })}</li>
      </PlainList>
      <Text>{text('mission.preview.apart.find')}</Text>
    </Stack>
  )
}
