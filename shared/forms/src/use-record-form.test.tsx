import { renderPart } from '@console/testing'
import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import * as v from 'valibot'
import { TextField, useRecordForm } from './index.ts'
import { KeptForm } from './record/index.ts'

const schema = v.object({ name: v.string(), note: v.string() })
const onSubmit = jest.fn<(values: unknown, sending: { version?: number }) => Promise<void>>()
beforeEach(() => {
  onSubmit.mockReset().mockResolvedValue(undefined)
})

function Editor() {
  const [record, setRecord] = useState({ name: 'old', note: '', version: 1 })
  const { version, ...values } = record
  const form = useRecordForm(schema, values, { form: 'thing', id: 't1', version })
  return (
    <>
      <KeptForm form={form} submit="Save" failed="failed" onSubmit={onSubmit}>
        <TextField name="name" label="Name" />
        <TextField name="note" label="Note" />
      </KeptForm>
      <button type="button" onClick={() => setRecord({ name: 'new', note: '', version: 2 })}>
        Refresh
      </button>
    </>
  )
}

describe('when the record is read again', () => {
  test('a form in which nothing is typed follows, and saves upon the newer version', async () => {
    const { user } = await renderPart(Editor)
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(screen.getByLabelText('Name')).toHaveValue('new')
    await user.type(screen.getByLabelText('Note'), 'n')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSubmit).toHaveBeenCalledWith({ name: 'new', note: 'n' }, expect.objectContaining({ version: 2 }))
  })

  test('typed text is left alone, and saved upon the version that it began with', async () => {
    const { user } = await renderPart(Editor)
    await user.type(screen.getByLabelText('Note'), 'n')
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(screen.getByLabelText('Name')).toHaveValue('old')
    expect(screen.getByLabelText('Note')).toHaveValue('n')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(onSubmit).toHaveBeenCalledWith({ name: 'old', note: 'n' }, expect.objectContaining({ version: 1 }))
  })
})
