import type { CampaignInfoField } from '@console/contract'
import { TextField, useFieldValue, useFormContext } from '@console/forms'
import { Box, Button, type ButtonProps, Stack, Text } from '@console/ui'
import { useDeferredValue, useMemo } from 'react'
import { useText } from '../../text.ts'
import { MacroNotice } from '../form/macro-notice.tsx'
import { BETWEEN_VALUES, readValues, twinsIn } from './matrix-values.ts'

interface Props {
  readonly name: 'sources' | 'media'
  readonly field: CampaignInfoField
  readonly required?: boolean
}

const OWN_ERRORS = { max_items: 'onelink.matrix.tooMany' }

export function UtmListField({ name, field, required = false }: Props) {
  const text = useText()
  const [typed, change] = useFieldValue<string>(name)
  // Reading a list of thousands must not delay the typing.
  const read = useDeferredValue(typed)
  const { repeated, leftOut, several, twins } = useMemo(() => doubtsOf(read), [read])
  const { setFocus } = useFormContext()

  /** Reads `typed`, since `read` may lag behind. */
  function rewrite(to: (values: readonly string[]) => readonly string[]): void {
    change(to(readValues(typed).values).join('\n'))
    // The button goes.
    setFocus(name)
  }

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
        {repeated + leftOut > 0 ? <Text>{text('onelink.matrix.unused', { repeated, columns: leftOut })}</Text> : null}
        {several === undefined ? null : (
          <Rewrite onClick={() => rewrite((values) => values.flatMap((value) => value.split(BETWEEN_VALUES).map((one) => one.trim())))}>
            {text('onelink.matrix.split', { value: several })}
          </Rewrite>
        )}
        {twins ? (
          <>
            <Text overflowWrap="anywhere">{text('onelink.matrix.twins', { value: twins[0], other: twins[1] })}</Text>
            <Rewrite onClick={() => rewrite((values) => values.filter((value) => value !== twins[1]))}>
              {text('onelink.utm.take', { value: twins[0] })}
            </Rewrite>
          </>
        ) : null}
        <MacroNotice field={field} typed={read} />
      </Stack>
    </Box>
  )
}

const Rewrite = (props: ButtonProps) => <Button size="xs" breaks alignSelf="flex-start" {...props} />

function doubtsOf(typed: string) {
  const { values, repeated, leftOut } = readValues(typed)
  return { repeated, leftOut, several: values.find((value) => BETWEEN_VALUES.test(value)), twins: twinsIn(values) }
}
