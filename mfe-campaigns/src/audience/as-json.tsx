import { useFieldFormat, useFieldLabel, useFieldValue } from '@console/forms'
import { loadWholeBody } from '@console/records/form'
import { Box, Button, lazyPart, Stack } from '@console/ui'
import { useState } from 'react'
import { useText } from '../text.ts'
import { JSON_FIELD, type JsonEdit } from './json-edit.ts'
import type { RuleValues } from './rule/rule-values.ts'

interface Props {
  readonly rules: readonly RuleValues[]
  readonly onApply: (rules: readonly RuleValues[]) => void
}

/** Comes with the code that saves a change, which knows what is sent. */
const ConditionsAsJson = lazyPart(
  () => Promise.all([import('./json/conditions-as-json.tsx'), loadWholeBody()]),
  ([{ ConditionsAsJson: Part }, { fieldAsSent }]) =>
    (props: Props) => <Part {...props} asSent={fieldAsSent} />,
)

/** JSON that is not applied yet stays in sight, in the form and in its drafts. */
export function AsJson(props: Props) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const [edit] = useFieldValue<JsonEdit | null>(JSON_FIELD)
  const isShown = isOpen || Boolean(edit)
  useFieldLabel(JSON_FIELD, text('audience.json.text'))
  useFieldFormat<JsonEdit>(JSON_FIELD, (one) => one.text)
  return (
    <Stack gap="3" align="stretch">
      <Box>
        <Button
          opens={ConditionsAsJson}
          aria-expanded={isShown}
          disabledReason={edit ? text('audience.json.unapplied') : undefined}
          onClick={() => setOpen(!isShown)}
        >
          {text('audience.json')}
        </Button>
      </Box>
      {isShown ? <ConditionsAsJson {...props} /> : null}
    </Stack>
  )
}
