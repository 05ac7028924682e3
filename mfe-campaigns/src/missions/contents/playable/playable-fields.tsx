import { PLAYABLE_SKIP } from '@console/contract'
import { TextField } from '@console/forms'
import { Stack } from '@console/ui'
import { useText } from '../../../text.ts'
import { SkipField } from '../skip-field.tsx'
import { PlayableVariables } from './playable-variables.tsx'

export function PlayableFields() {
  const text = useText()
  return (
    <Stack gap="5">
      <TextField
        name="content.html_url"
        type="url"
        label={text('mission.content.html')}
        hint={text('mission.content.html.hint')}
        required
      />
      <SkipField limits={PLAYABLE_SKIP} />
      <PlayableVariables />
    </Stack>
  )
}
