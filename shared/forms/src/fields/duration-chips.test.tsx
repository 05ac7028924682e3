import { renderPart } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import * as v from 'valibot'
import { Form, useRecordForm } from '../index.ts'
import { DateTimeField, DurationChips } from './index.ts'

const Period = v.object({ from: v.string(), to: v.string() })

function Planning({ from = '', to = '' }) {
  const form = useRecordForm(Period, { from, to })
  return (
    <Form form={form} submit="Save" failed="Saving failed" onSubmit={() => Promise.resolve()}>
      <DateTimeField name="from" label="From" required />
      <DateTimeField name="to" label="To" required />
      <DurationChips start="from" end="to" needsStart="Enter the start first" />
    </Form>
  )
}

const chip = (name: string) => screen.getByRole('button', { name })
const pressed = () => screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)

test('a length sets the end from the start, and is pressed while the period has it', async () => {
  const { user } = await renderPart(<Planning from="2026-11-23T01:00:00.000Z" />)
  expect(pressed()).toEqual([])
  await user.click(chip('14 days'))
  expect(screen.getByLabelText('To')).toHaveValue('2026-12-07T08:00')
  expect(pressed()).toEqual(['14 days'])
  await user.clear(screen.getByLabelText('From'))
  await user.type(screen.getByLabelText('From'), '2026-11-30T08:00')
  expect(pressed()).toEqual(['7 days'])
})

test('without a start no length can be chosen, and each says why', async () => {
  const { user } = await renderPart(<Planning to="2026-12-07T01:00:00.000Z" />)
  for (const name of ['7 days', '14 days', '30 days']) expect(chip(name)).toHaveAccessibleDescription('Enter the start first')
  await user.click(chip('7 days'))
  expect(screen.getByLabelText('To')).toHaveValue('2026-12-07T08:00')
})

test('the lengths are one group of Vietnamese words in Vietnamese', async () => {
  await renderPart(<Planning />, { as: 'owner', locale: 'vi' })
  expect(screen.getByRole('group', { name: 'Thời lượng' })).toHaveTextContent('7 ngày14 ngày30 ngày')
})
