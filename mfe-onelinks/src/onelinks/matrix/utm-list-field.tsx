import { type CampaignInfoField, readList } from '@console/contract'
import { TextField, useFieldValue } from '@console/forms'
import { Box, Button, Stack, Text } from '@console/ui'
import { useDeferredValue, useMemo } from 'react'
import { useText } from '../../text.ts'
import { Doubt } from '../form/doubt.tsx'
import { MacroNotice } from '../form/macro-notice.tsx'
import { BETWEEN_VALUES, twinsIn, valuesIn } from './matrix-values.ts'

interface Props {
  readonly name: 'sources' | 'media'
  readonly field: CampaignInfoField
  readonly required?: boolean
}

const OWN_ERRORS = { max_items: 'onelink.matrix.tooMany' }

/** A list of UTM values, and below it what people may not have meant. */
export function UtmListField({ name, field, required = false }: Props) {
  const text = useText()
  const [typed, change] = useFieldValue<string>(name)
  // A list of thousands is read behind the key, not before its letter shows.
  const read = useDeferredValue(typed)
  const { values, repeated, several, twins } = useMemo(() => doubtsOf(read), [read])
  return (
    <Box>
      <TextField
        name={name}
        label={text(`onelink.matrix.${name}`)}
        hint={text(`onelink.matrix.${name}.hint`)}
        rows={5}
        required={required}
        errors={OWN_ERRORS}
      />
      <Stack role="status" gap="2" mt="2" textStyle="sm" _empty={{ mt: '0' }}>
        {repeated > 0 ? <Text>{text('onelink.matrix.repeated', { count: repeated })}</Text> : null}
        {several === undefined ? null : (
          <Button
            size="xs"
            breaks
            alignSelf="flex-start"
            onClick={() => change(values.flatMap((value) => value.split(BETWEEN_VALUES)).join('\n'))}
          >
            {text('onelink.matrix.split', { value: several })}
          </Button>
        )}
        {twins ? (
          <Doubt
            words={text('onelink.matrix.twins', { value: twins[0], other: twins[1] })}
            action={text('onelink.utm.take', { value: twins[0] })}
            onAction={() => change(values.filter((value) => value !== twins[1]).join('\n'))}
          />
        ) : null}
        <MacroNotice field={field} typed={read} />
      </Stack>
    </Box>
  )
}

function doubtsOf(typed: string) {
  const { items } = readList(typed)
  const values = valuesIn(typed)
  const several = values.find((value) => BETWEEN_VALUES.test(value))
  return { values, repeated: items.length - values.length, several, twins: twinsIn(values) }
}
