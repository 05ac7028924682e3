import { NewPassword } from '@console/contract'
import * as v from 'valibot'

/** The confirmation is never sent. */
export const chosenPassword = { password: NewPassword, confirmation: v.pipe(v.string(), v.nonEmpty()) }
export const NO_PASSWORD = { password: '', confirmation: '' } as const

interface Chosen {
  readonly password: string
  readonly confirmation: string
}

/** Both entries must be the same; the error is reported at the second. */
export function withConfirmation<Values>(schema: v.GenericSchema<Values>): v.GenericSchema<Values> {
  return v.pipe(
    schema,
    v.rawCheck(({ dataset, addIssue }) => {
      const { password, confirmation, ...input } = dataset.value as Chosen
      if (password === confirmation) return
      addIssue({ message: 'mismatch', path: [{ type: 'object', origin: 'value', input, key: 'confirmation', value: confirmation }] })
    }),
  )
}
