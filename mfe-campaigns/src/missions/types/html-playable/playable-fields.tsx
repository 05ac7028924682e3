import { TASK_TYPE_RULES } from '@console/contract'
import { TextField } from '@console/forms'
import { Stack } from '@console/ui'
import { useText } from '../../../text.ts'
import { SkipField } from '../../contents/skip-field.tsx'
import { PlayableVariables } from './playable-variables.tsx'

export function PlayableFields() {
  const text = useText()
  return (
    <Stack gap="5">
      <TextField
        name="content.html_url"
        type="url"
        label={text('mission.field.html_url')}
        hint={text('mission.content.html.hint')}
        required
      />
      <SkipField limits={TASK_TYPE_RULES.html_playable.skip} />
      <PlayableVariables />
    </Stack>
  )
}
