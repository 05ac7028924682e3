import { renderPart } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import * as v from 'valibot'
import { Form, useRecordForm } from '../index.ts'
import { NumberField } from './number-field.tsx'

function Amount() {
  const form = useRecordForm(v.object({ amount: v.nullable(v.number()) }), { amount: null })
  return (
    <Form form={form} submit="Save" failed="Saving failed" onSubmit={async () => {}}>
      <NumberField name="amount" label="Amount" required />
    </Form>
  )
}

test.each([
  ['9007199254740991', '9,007,199,254,740,991'],
  ['9007199254740993', '9007199254740993'],
])('%s stands there as %s once it is left: a number that is not kept exactly is not rewritten', async (typed, shown) => {
  const { user } = await renderPart(<Amount />)
  const field = screen.getByRole('textbox', { name: 'Amount' })
  await user.type(field, typed)
  await user.tab()
  expect(field).toHaveValue(shown)
})

test('a number with more digits than are kept is refused at its field, which keeps them', async () => {
  const { user } = await renderPart(<Amount />)
  const field = screen.getByRole('textbox', { name: 'Amount' })
  await user.type(field, '0.12345678901234567')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(field).toHaveAccessibleErrorMessage('Enter a number with at most 15 digits.')
  expect(field).toHaveValue('0.12345678901234567')
  await user.clear(field)
  await user.type(field, 'many')
  expect(field).toHaveAccessibleErrorMessage('Enter a number.')
})
