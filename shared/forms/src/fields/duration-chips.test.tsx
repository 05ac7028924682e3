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

test('without a start it is said what is needed first, in the place of the lengths', async () => {
  const { user } = await renderPart(<Planning to="2026-12-07T01:00:00.000Z" />)
  expect(screen.getByText('Enter the start first')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: '7 days' })).not.toBeInTheDocument()
  await user.type(screen.getByLabelText('From'), '2026-11-23T08:00')
  expect(chip('7 days')).toBeEnabled()
  expect(screen.queryByText('Enter the start first')).not.toBeInTheDocument()
})

test('the lengths are one group of Vietnamese words in Vietnamese', async () => {
  await renderPart(<Planning from="2026-11-23T01:00:00.000Z" />, { as: 'owner', locale: 'vi' })
  expect(screen.getByRole('group', { name: 'Thời lượng' })).toHaveTextContent('7 ngày14 ngày30 ngày')
})
