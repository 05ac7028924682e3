import { Instant } from '@console/contract'
import { MessagesProvider } from '@console/i18n'
import english from '@console/i18n/messages/en'
import { renderPart } from '@console/testing'
import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { Form, useRecordForm } from '../index.ts'
import { DateTimeField, PeriodRow } from './index.ts'

const Moment = v.object({ at: v.union([v.literal(''), Instant], 'invalid_format') })
const send = jest.fn<(values: { at: string }) => Promise<void>>()

function Setting({ at, zone }: { readonly at: string; readonly zone: string }) {
  return (
    <MessagesProvider locale="en" timeZone={zone} messages={english}>
      <Fields at={at} />
    </MessagesProvider>
  )
}
function Fields({ at }: { readonly at: string }) {
  const form = useRecordForm(Moment, { at })
  return (
    <Form form={form} submit="Save" failed="Saving failed" onSubmit={(values) => send(values)}>
      <DateTimeField name="at" label="Start" />
    </Form>
  )
}
function Two() {
  const form = useRecordForm(v.object({ from: v.string(), to: v.string() }), { from: '', to: '' })
  return (
    <Form form={form} submit="Save" failed="Saving failed" onSubmit={() => Promise.resolve()}>
      <PeriodRow start={{ name: 'from', label: 'From' }} end={{ name: 'to', label: 'To' }} />
    </Form>
  )
}

beforeEach(() => {
  send.mockReset()
  send.mockResolvedValue(undefined)
})

test.each([
  ['Asia/Ho_Chi_Minh', '2027-01-01T00:00:00.000Z', '2027-01-01T07:00', '2027-03-01T03:00:00.000Z', 'Friday, 1 Jan 2027, 07:00 (GMT+7)'],
  ['UTC', '2027-01-01T00:00:00.000Z', '2027-01-01T00:00', '2027-03-01T10:00:00.000Z', 'Friday, 1 Jan 2027, 00:00 (GMT+0)'],
  ['America/New_York', '2027-07-01T00:00:00.000Z', '2027-06-30T20:00', '2027-03-01T15:00:00.000Z', 'Wednesday, 30 Jun 2027, 20:00 (GMT-4)'],
])('in %s %s reads %s, and 10:00 on 1 March means %s', async (zone, at, shown, typed, words) => {
  const { user } = await renderPart(<Setting at={at} zone={zone} />)
  const field = screen.getByLabelText('Start')
  expect(field).toHaveValue(shown)
  expect(field).toHaveAccessibleDescription(words)
  await user.clear(field)
  await user.type(field, '2027-03-01T10:00')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(send).toHaveBeenCalledWith({ at: typed }))
})

test.each([
  ['en', 'Friday, 1 Jan 2027, 07:00 (GMT+7)'],
  ['vi', 'Thứ Sáu, 01/01/2027, 07:00 (GMT+7)'],
] as const)('in %s the chosen moment stands below the field as the console writes it, once it is one', async (locale, words) => {
  const { user } = await renderPart(<Fields at="" />, { as: 'owner', locale })
  const field = screen.getByLabelText('Start')
  expect(field).toHaveAccessibleDescription('')
  await user.type(field, '2027-01-01T07:00')
  expect(field).toHaveAccessibleDescription(words)
  await user.clear(field)
  expect(field).toHaveAccessibleDescription('')
})

test.each([
  ['Asia/Ho_Chi_Minh', /^Time zone: (?:Vietnam|Indochina) Time \(GMT\+7\)$/],
  ['UTC', /^Time zone: GMT\+0$/],
  ['America/New_York', /^Time zone: Eastern Time$/],
])('of a period in %s the zone is said once, before anything is chosen', async (zone, words) => {
  await renderPart(
    <MessagesProvider locale="en" timeZone={zone} messages={english}>
      <Two />
    </MessagesProvider>,
  )
  expect(screen.getAllByText(words)).toHaveLength(1)
})

test('a moment that is not touched is sent to the millisecond as it was', async () => {
  const { user } = await renderPart(<Setting at="2027-01-01T00:00:12.345Z" zone="Asia/Ho_Chi_Minh" />)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(send).toHaveBeenCalledWith({ at: '2027-01-01T00:00:12.345Z' }))
})

test('a cleared moment is empty', async () => {
  const { user } = await renderPart(<Setting at="2027-01-01T00:00:00.000Z" zone="UTC" />)
  await user.clear(screen.getByLabelText('Start'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(send).toHaveBeenCalledWith({ at: '' }))
})

describe('while it is typed', () => {
  const report = (local: string) => fireEvent.change(screen.getByLabelText('Start'), { target: { value: local } })
  const save = () => screen.getByRole('button', { name: 'Save' })

  test.each(['UTC', 'America/New_York', 'Asia/Ho_Chi_Minh'])(
    'the year of a moment stays as typed and becomes the new one in %s',
    async (zone) => {
      const { user } = await renderPart(<Setting at="2027-05-06T03:00:00.000Z" zone={zone} />)
      const field = screen.getByLabelText<HTMLInputElement>('Start')
      const rest = field.value.slice(4)
      for (const year of ['0002', '0020', '0202', '2029']) {
        report(year + rest)
        expect(field).toHaveValue(year + rest)
      }
      await user.click(save())
      await waitFor(() => expect(send).toHaveBeenCalledWith({ at: '2029-05-06T03:00:00.000Z' }))
    },
  )

  test('a year below 1000 stays on the page and is not sent', async () => {
    const { user } = await renderPart(<Setting at="2027-05-06T03:00:00.000Z" zone="UTC" />)
    report('0020-05-06T03:00')
    await user.click(save())
    const field = screen.getByLabelText('Start')
    await waitFor(() => expect(field).toHaveAccessibleErrorMessage(english['field.invalid_format']))
    expect(field).toHaveValue('0020-05-06T03:00')
    expect(send).not.toHaveBeenCalled()
    report('2029-05-06T03:00')
    await user.click(save())
    await waitFor(() => expect(send).toHaveBeenCalledWith({ at: '2029-05-06T03:00:00.000Z' }))
  })

  test('an hour that the clock skips stays as typed until the field is left', async () => {
    const { user } = await renderPart(<Setting at="2027-03-14T20:30:00.000Z" zone="America/New_York" />)
    const field = screen.getByLabelText('Start')
    await user.click(field)
    report('2027-03-14T02:30')
    expect(field).toHaveValue('2027-03-14T02:30')
    await user.tab()
    expect(field).toHaveValue('2027-03-14T03:30')
    await user.click(save())
    await waitFor(() => expect(send).toHaveBeenCalledWith({ at: '2027-03-14T07:30:00.000Z' }))
  })
})
