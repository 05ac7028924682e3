import { ApiError } from '@console/api'
import { renderPart } from '@console/testing'
import { expect, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { Form } from './form.tsx'
import { TextField } from './text-field.tsx'
import { useRecordForm } from './use-record-form.ts'

interface Props {
  readonly send: () => Promise<void>
}

function Writing({ send }: Props) {
  const form = useRecordForm(v.object({ title: v.string() }), { title: 'Something' })
  return (
    <Form form={form} submit="Save" failed="Saving failed" onSubmit={send}>
      <TextField name="title" label="Title" required />
    </Form>
  )
}

test('the reason of a refusal stays until the next outcome, so that no button moves, and the same one is read out again', async () => {
  const busy = new ApiError({ code: 'busy', status: 503 })
  let outcome = Promise.withResolvers<void>()
  const { user } = await renderPart(<Writing send={() => outcome.promise} />)
  const save = () => screen.getByRole('button', { name: 'Save' })
  const settle = (how: () => void) => act(async () => how())

  await user.click(save())
  await settle(() => outcome.reject(busy))
  const first = await screen.findByRole('alert')

  outcome = Promise.withResolvers<void>()
  await user.click(save())
  expect(save()).toHaveAttribute('aria-busy', 'true')
  expect(first).toBeInTheDocument()
  await settle(() => outcome.reject(busy))
  await waitFor(() => expect(first).not.toBeInTheDocument())
  expect(screen.getByRole('alert')).toHaveTextContent(first.textContent ?? '')

  outcome = Promise.withResolvers<void>()
  await user.click(save())
  await settle(() => outcome.resolve())
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
})
