import { renderPart } from '@console/testing'
import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import * as v from 'valibot'
import type { FormChecks } from './form-errors.ts'
import { Form, TextField, useFieldError, useFieldLabel, useOpenPart, useRecordForm } from './index.ts'
import { refusal } from './testing/refusal.ts'

const Row = v.object({ item: v.pipe(v.string(), v.nonEmpty()), note: v.string() })
const Bag = v.object({ title: v.string(), rows: v.pipe(v.array(Row), v.minLength(1)), end: v.pipe(v.string(), v.nonEmpty()) })
type BagValues = v.InferInput<typeof Bag>
const send = jest.fn<(values: BagValues) => Promise<void>>()

function Rows({ count }: { readonly count: number }) {
  useFieldLabel('rows', 'Rows')
  const error = useFieldError('rows', 'Rows', 'choose', undefined)
  const [isOpen, setOpen] = useOpenPart(['rows.1'], false)
  return (
    <>
      <p>{error}</p>
      <TextField name="rows.0.item" label="First item" />
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Second
      </button>
      <div hidden={!isOpen}>{count > 1 ? <TextField name="rows.1.item" label="Second item" /> : null}</div>
    </>
  )
}

const bag = (...items: string[]): BagValues => ({ title: 't', rows: items.map((item) => ({ item, note: '' })), end: 'e' })

function Packing({ values, checks }: { readonly values: BagValues; readonly checks?: FormChecks<BagValues> }) {
  const form = useRecordForm(Bag, values, undefined, checks)
  return (
    <Form form={form} submit="Save" failed="Saving failed" onSubmit={(typed) => send(typed)}>
      <Rows count={values.rows.length} />
      <TextField name="title" label="Title" />
      <TextField name="end" label="End" />
    </Form>
  )
}

const TAKEN = 'This value is already taken. Choose another one.'
const field = (name: string) => screen.getByLabelText(name)
const save = () => screen.getByRole('button', { name: 'Save' })

beforeEach(() => {
  send.mockReset()
  send.mockResolvedValue(undefined)
})

describe('an error of the server in a row', () => {
  test('stands at the field in that row, and goes when it is changed', async () => {
    send.mockRejectedValue(refusal('/body/end', '/body/rows/0/item'))
    const { user } = await renderPart(<Packing values={bag('a', 'b')} />)
    await user.click(save())
    await waitFor(() => expect(field('First item')).toHaveAccessibleErrorMessage(TAKEN))
    expect(field('End')).toHaveAccessibleErrorMessage(TAKEN)
    expect(field('Second item')).toBeValid()
    // The first on the page, not the first that the server named.
    await waitFor(() => expect(field('First item')).toHaveFocus())
    await user.keyboard('!')
    expect(field('First item')).toBeValid()
    expect(screen.queryByText('Saving failed')).not.toBeInTheDocument()
  })

  test('of a part that no field shows stands at the list', async () => {
    send.mockRejectedValue(refusal('/body/rows/0'))
    const { user } = await renderPart(<Packing values={bag('a', 'b')} />)
    await user.click(save())
    expect(await screen.findByText(TAKEN)).toBeInTheDocument()
    expect(field('First item')).toBeValid()
  })

  test('opens the part of the page that hides the field, each time it is sent', async () => {
    send.mockRejectedValue(refusal('/body/rows/1/item'))
    const { user } = await renderPart(<Packing values={bag('a', 'b')} />)
    const part = screen.getByRole('button', { name: 'Second' })
    for (const time of [1, 2]) {
      await user.click(save())
      await waitFor(() => expect(field('Second item')).toHaveFocus())
      expect(send).toHaveBeenCalledTimes(time)
      await user.click(part)
      expect(part).toHaveAttribute('aria-expanded', 'false')
    }
  })
})

test('an error of the schema in a row takes the focus there, before anything is sent', async () => {
  const { user } = await renderPart(<Packing values={{ ...bag('a', ''), end: '' }} />)
  await user.click(save())
  await waitFor(() => expect(field('Second item')).toHaveFocus())
  expect(field('Second item')).toHaveAccessibleErrorMessage('Second item is required.')
  expect(field('End')).toBeInvalid()
  expect(send).not.toHaveBeenCalled()
})

test('a check refuses like the schema until what it refuses is changed', async () => {
  const checks: FormChecks<BagValues> = ({ rows }) =>
    rows.flatMap(({ item }, at) => (item === 'gone' ? [{ pointer: `/body/rows/${at}/item`, code: 'not_found' }] : []))
  const { user } = await renderPart(<Packing values={bag('gone')} checks={checks} />)
  await user.click(save())
  await waitFor(() => expect(field('First item')).toHaveFocus())
  expect(field('First item')).toBeInvalid()
  expect(send).not.toHaveBeenCalled()
  await user.type(field('First item'), '!')
  await user.click(save())
  expect(send).toHaveBeenCalledTimes(1)
})

function Loading() {
  const [gone, setGone] = useState<string>()
  return (
    <>
      <button type="button" onClick={() => setGone('a')}>
        Load
      </button>
      <Packing
        values={bag('a')}
        checks={({ rows }) => (rows[0]?.item === gone ? [{ pointer: '/body/rows/0/item', code: 'not_found' }] : [])}
      />
    </>
  )
}

test('a check sees what was loaded since the form opened', async () => {
  const { user } = await renderPart(<Loading />)
  await user.click(screen.getByRole('button', { name: 'Load' }))
  await user.click(save())
  await waitFor(() => expect(field('First item')).toBeInvalid())
  expect(send).not.toHaveBeenCalled()
})
