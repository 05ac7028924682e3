import { renderPart } from '@console/testing'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import * as v from 'valibot'
import { Form, SelectField, useRecordForm } from './index.ts'

const send = jest.fn<(values: unknown) => Promise<void>>()
const FRUIT = ['apple', 'pear'].map((value) => ({ value, label: value.toUpperCase() }))

interface Props {
  readonly fruit: string | null
  readonly known?: string
}

function Choosing({ fruit, known }: Props) {
  const [options, setOptions] = useState<typeof FRUIT>([])
  const form = useRecordForm(v.object({ fruit: v.nullable(v.string()) }), { fruit })
  return (
    <Form form={form} submit="Save" failed="Saving failed" onSubmit={(values) => send(values)}>
      <button type="button" onClick={() => setOptions(FRUIT)}>
        Load
      </button>
      <SelectField name="fruit" label="Fruit" none="None" options={options} known={known ? { value: known, label: 'Known' } : null} />
    </Form>
  )
}

async function opened(props: Props) {
  const page = await renderPart(<Choosing {...props} />)
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  return { ...page, load: () => press('Load'), save: () => press('Save') }
}
const field = () => screen.getByRole<HTMLSelectElement>('combobox')
const shown = () => field().selectedOptions[0]?.textContent
const labels = () =>
  within(field())
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

beforeEach(() => {
  send.mockReset()
  send.mockResolvedValue(undefined)
})

test('a value is shown by its label as soon as there are choices', async () => {
  const { load } = await opened({ fruit: 'pear' })
  await load()
  expect(shown()).toBe('PEAR')
  expect(labels()).toEqual(['None', 'APPLE', 'PEAR'])
})

test('a value that is known is shown by its label before there are choices, and has one place among them', async () => {
  const { load } = await opened({ fruit: 'pear', known: 'pear' })
  expect(shown()).toBe('Known')
  await load()
  expect(labels()).toEqual(['None', 'APPLE', 'PEAR'])
})

test.each([
  ['as it is', { fruit: 'plum' }, 'plum'],
  ['as N/A where the console does not know it', { fruit: 'unknown' }, 'N/A'],
  ['by its label where that is known', { fruit: 'plum', known: 'plum' }, 'Known'],
])('a value that is no longer offered is shown %s, and kept', async (_, props, label) => {
  const { load, save } = await opened(props)
  await load()
  expect(labels()).toEqual(['None', label, 'APPLE', 'PEAR'])
  expect(shown()).toBe(label)
  await save()
  expect(send).toHaveBeenCalledWith({ fruit: props.fruit })
})

test('a value that is no longer offered goes once another is chosen', async () => {
  const { user, load } = await opened({ fruit: 'plum' })
  await load()
  await user.selectOptions(field(), 'APPLE')
  expect(labels()).toEqual(['None', 'APPLE', 'PEAR'])
})

test('choosing nothing is null', async () => {
  const { user, load, save } = await opened({ fruit: 'pear' })
  await load()
  await user.selectOptions(field(), 'None')
  await save()
  expect(send).toHaveBeenCalledWith({ fruit: null })
})
