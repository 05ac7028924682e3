import { TASK_TYPE_RULES } from '@console/contract'
import { TextField, useWatch } from '@console/forms'
import { Stack, Text } from '@console/ui'
import { useText } from '../../../text.ts'
import { SkipField } from '../../contents/skip-field.tsx'
import { NameValueRows } from '../../name-value-rows.tsx'
import { repeatedNames } from './repeated-names.ts'

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

const NAME = 'content.variables'

function PlayableVariables() {
  const text = useText()
  const repeated: string[] = useWatch({ name: NAME, compute: (rows: readonly { readonly name: string }[] = []) => repeatedNames(rows) })
  return (
    <NameValueRows
      name={NAME}
      words={{
        label: text('mission.field.variables'),
        hint: text('mission.content.html.variables.hint'),
        add: text('mission.content.variables.add'),
        nameOf: (number) => text('mission.content.html.variable.name', { number }),
        valueOf: (number) => text('mission.content.html.variable.value', { number }),
        removeOf: (number) => text('mission.content.html.variable.remove', { number }),
      }}
      errors={{ duplicate: 'mission.content.html.variables.duplicate', max_items: 'mission.content.html.variables.most' }}
      missing={{ name: 'mission.content.html.variable.missing', value: 'mission.content.html.variable.missing' }}
    >
      {repeated.length > 0 ? (
        <Text role="alert" textStyle="xs" color="fg.error">
          {text('mission.content.html.variables.repeated', { names: repeated.join(', ') })}
        </Text>
      ) : null}
    </NameValueRows>
  )
}
