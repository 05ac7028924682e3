import { Field, Input, Stack, Text, Verbatim } from '@console/ui'
import { useText } from '../../../text.ts'
import { sampleOf } from './with-samples.ts'

interface Props {
  readonly names: readonly string[]
  readonly samples: Readonly<Record<string, string>>
  readonly onChange: (samples: Readonly<Record<string, string>>) => void
}

export function SampleValues({ names, samples, onChange }: Props) {
  const text = useText()
  if (names.length === 0) return null
  return (
    <Stack role="group" aria-label={text('mission.preview.samples')} gap="3">
      <Text textStyle="sm" fontWeight="medium">
        {text('mission.preview.samples')}
      </Text>
      {names.map((name) => (
        <Field.Root key={name}>
          <Field.Label>
            <Verbatim fontFamily="mono">{`{{${name}}}`}</Verbatim>
          </Field.Label>
          <Input
            size="sm"
            borderColor="border.control"
            autoComplete="off"
            placeholder={sampleOf(name)}
            value={samples[name] ?? ''}
            onChange={({ target }) => onChange({ ...samples, [name]: target.value })}
          />
        </Field.Root>
      ))}
    </Stack>
  )
}
