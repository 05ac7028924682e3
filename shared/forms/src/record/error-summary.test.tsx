import { renderPart } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import * as v from 'valibot'
import { TextField, useRecordForm } from '../index.ts'
import { KeptForm } from './index.ts'

const filled = v.pipe(v.string(), v.minLength(1))
const schema = v.object({ name: filled, note: v.string(), rows: v.array(v.object({ item: filled })) })

function Editor() {
  const form = useRecordForm(schema, { name: '', note: '', rows: [{ item: '' }, { item: '' }] }, { form: 'thing' })
  return (
    <KeptForm form={form} submit="Save" failed="failed" onSubmit={async () => undefined}>
      <TextField name="name" label="Name" />
      <TextField name="note" label="Note" />
      <TextField name="rows.0.item" label="First item" />
      <TextField name="rows.1.item" label="Second item" />
    </KeptForm>
  )
}
const box = (name: string) => screen.getByRole('textbox', { name })

test('the bar says how many fields are wrong, and leads from one to the next', async () => {
  const { user } = await renderPart(Editor)
  expect(screen.queryByRole('button', { name: 'Next field' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('3 fields to correct')).toBeInTheDocument()
  expect(box('Name')).toHaveFocus()
  for (const name of ['First item', 'Second item', 'Name']) {
    await user.click(screen.getByRole('button', { name: 'Next field' }))
    expect(box(name)).toHaveFocus()
  }
  await user.type(box('Name'), 'n')
  expect(await screen.findByText('2 fields to correct')).toBeInTheDocument()
  await user.click(box('Note'))
  await user.click(screen.getByRole('button', { name: 'Next field' }))
  expect(box('First item')).toHaveFocus()
})

test('nothing is left of it once everything is right', async () => {
  const { user } = await renderPart(Editor, { as: null, locale: 'vi' })
  for (const name of ['Name', 'First item']) await user.type(box(name), 'n')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Còn 1 trường cần sửa')).toBeInTheDocument()
  await user.type(box('Second item'), 'n')
  expect(screen.queryByText(/trường cần sửa/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Trường tiếp theo' })).not.toBeInTheDocument()
})
