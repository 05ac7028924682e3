import { contentOf } from '@console/contract'
import { Box, Stack, Text } from '@console/ui'
import { useText } from '../../../text.ts'
import type { MissionValues } from '../../mission-values.ts'
import { OpenApart } from './open-apart.tsx'
import { playableUrl } from './playable-url.ts'

/** Third-party code, which is only named here. */
export function PlayableScreen({ of }: { readonly of: MissionValues }) {
  const text = useText()
  const { html_url, variables, skippable_after } = contentOf('html_playable', of.content)
  const url = playableUrl(html_url, variables)
  if (url === null) {
    return (
      <Text p="4" textStyle="sm" color="fg.muted">
        {text('missions.seen.playable.none')}
      </Text>
    )
  }
  return (
    <Stack gap="3" p="4" textStyle="sm">
      <Text overflowWrap="anywhere">{text('missions.seen.playable', { host: new URL(url).host })}</Text>
      <Text color="fg.muted">
        {skippable_after === null ? text('mission.preview.noSkip') : text('mission.preview.skipIn', { count: skippable_after })}
      </Text>
      <Box data-off-paper>
        <OpenApart url={url} />
      </Box>
    </Stack>
  )
}
