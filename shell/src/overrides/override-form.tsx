import type { OverrideRefusal } from '@console/module'
import { Button, ErrorLine, Field, NativeSelect, Stack } from '@console/ui'
import { type FormEvent, useState } from 'react'
import { useText } from '../text.ts'
import { setOverride } from './change-overrides.ts'
import type { WantedOverride } from './override-link.ts'
import { OverrideMessages } from './override-messages.ts'

interface Props {
  readonly modules: readonly string[]
  readonly origins: readonly string[]
  /** From the link that the person followed. It may name a module that no release has yet. */
  readonly wanted: WantedOverride | undefined
}

export function OverrideForm(props: Props) {
  return (
    <OverrideMessages>
      <Form {...props} />
    </OverrideMessages>
  )
}

function Form({ modules, origins, wanted }: Props) {
  const text = useText()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<OverrideRefusal | 'failed'>()

  if (wanted && !origins.includes(wanted.origin)) return <ErrorLine>{text('override.notAllowed', { origin: wanted.origin })}</ErrorLine>

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    setBusy(true)
    setRefusal(await setOverride(String(entered.get('module')), String(entered.get('origin'))))
    setBusy(false)
  }

  return (
    <Stack asChild gap="3" align="flex-start">
      <form aria-label={text('override.form')} onSubmit={(event) => void send(event)}>
        <Choice label={text('override.module')} name="module" values={modules} wanted={wanted?.module} />
        <Choice label={text('override.origin')} name="origin" values={origins} wanted={wanted?.origin} />
        {refusal ? (
          <ErrorLine>
            {refusal === 'failed' ? text('override.notSet') : text(`override.fault.${refusal.fault}`, { needs: refusal.needs })}
          </ErrorLine>
        ) : null}
        <Button look="primary" type="submit" busy={isBusy}>
          {text('override.set')}
        </Button>
      </form>
    </Stack>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly name: string
  readonly values: readonly string[]
  readonly wanted: string | undefined
}

function Choice({ label, name, values, wanted }: ChoiceProps) {
  const all = wanted === undefined || values.includes(wanted) ? values : [...values, wanted]
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <NativeSelect name={name} defaultValue={wanted}>
        {all.map((value) => (
          <option key={value}>{value}</option>
        ))}
      </NativeSelect>
    </Field.Root>
  )
}
