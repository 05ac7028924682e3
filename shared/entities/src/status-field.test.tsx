import { Form, useRecordForm } from '@console/forms'
import { renderPart } from '@console/testing'
import { expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import * as v from 'valibot'
import { StatusField } from './status-field.tsx'

const Thing = v.object({ status: v.picklist(['active', 'inactive']) })
const save = jest.fn<(values: unknown) => Promise<void>>().mockResolvedValue()

function Editing({ of }: { readonly of?: 'campaign' }) {
  const form = useRecordForm(Thing, { status: 'active' })
  return (
    <Form form={form} submit="Save" failed="Saving failed" onSubmit={(values) => save(values)}>
      <StatusField name="status" label="Status" {...(of ? { of } : {})} />
    </Form>
  )
}
const field = () => screen.getByRole('combobox', { name: 'Status' })
const choices = () =>
  within(field())
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

test('anything is active or inactive, and the one that is chosen is saved', async () => {
  const { user } = await renderPart(<Editing />)
  expect(choices()).toEqual(['Active', 'Inactive'])
  expect(field()).toHaveValue('active')
  await user.selectOptions(field(), 'Inactive')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(save.mock.calls[0]?.[0]).toEqual({ status: 'inactive' })
})

test('a campaign has words of its own', async () => {
  await renderPart(<Editing of="campaign" />)
  expect(choices()).toEqual(['Not ready or paused', 'Active'])
})
