import { Select } from '@console/forms'
import { Field } from '@console/ui'
import type { ComponentProps } from 'react'

interface Props extends Pick<ComponentProps<typeof Select>, 'value' | 'options' | 'onChoose'> {
  readonly label: string
  /** What choosing nothing means. */
  readonly none: string
}

/** The counterpart of one thing in the file. */
export function Choice({ label, ...choice }: Props) {
  return (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <Select {...choice} />
    </Field.Root>
  )
}
