import { MessagesProvider } from '@console/i18n'
import english from '@console/i18n/messages/en'
import { renderPart } from '@console/testing'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { DateTimeField, Form, useRecordForm } from './index.ts'

const Moment = v.object({ at: v.string() })
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

beforeEach(() => {
  send.mockReset()
  send.mockResolvedValue(undefined)
})

test.each([
  ['Asia/Ho_Chi_Minh', '2027-01-01T00:00:00.000Z', '2027-01-01T07:00', '2027-03-01T03:00:00.000Z', 'GMT+7'],
  ['UTC', '2027-01-01T00:00:00.000Z', '2027-01-01T00:00', '2027-03-01T10:00:00.000Z', 'GMT+0'],
  ['America/New_York', '2027-07-01T00:00:00.000Z', '2027-06-30T20:00', '2027-03-01T15:00:00.000Z', 'GMT-4'],
])('in %s %s reads %s, and 10:00 on 1 March means %s', async (zone, at, shown, typed, name) => {
  const { user } = await renderPart(<Setting at={at} zone={zone} />)
  const field = screen.getByLabelText('Start')
  expect(field).toHaveValue(shown)
  expect(field).toHaveAccessibleDescription(`Time zone: ${zone} (${name})`)
  await user.clear(field)
  await user.type(field, '2027-03-01T10:00')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(send).toHaveBeenCalledWith({ at: typed }))
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
