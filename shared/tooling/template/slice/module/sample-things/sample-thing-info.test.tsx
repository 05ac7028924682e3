import { call, isApiError } from '@console/api'
import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { getSampleThing, paths, type SampleThingWrite } from '../../contract/index.ts'
import {
  type Account,
  asOwner,
  chooseFromMenu,
  openMenu,
  question,
  renderPage,
  sampleThingFactory,
  UNUSED_ID,
} from '../../testing/index.ts'
import sampleSection from '../module.ts'

async function open(wanted: Partial<SampleThingWrite> = {}, as: Account = 'owner', locale: 'en' | 'vi' = 'en') {
  const made = await asOwner(() => sampleThingFactory(wanted))
  return { ...(await renderPage(sampleSection, paths.sampleThing(made.id), { as, locale })), made }
}

test('a sample thing shows its name, status and times', async () => {
  await open({ name: 'Named', status: 'inactive' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Named' })).toBeInTheDocument()
  expect(screen.getByText('Inactive')).toBeInTheDocument()
  expect(screen.getAllByTitle(/\(GMT\+7\)$/).map(({ textContent }) => textContent)).toEqual(['now', 'now'])
})

test('the same in Vietnamese', async () => {
  const { user } = await open({ status: 'inactive' }, 'owner', 'vi')
  expect(await screen.findByText('Không hoạt động')).toBeInTheDocument()
  expect(await openMenu(user)).toEqual(['Kích hoạt', 'Sao chép địa chỉ trang', 'Xóa món đồ mẫu'])
})

test.each([
  ['owner', 1, ['Deactivate', 'Copy page address', 'Delete sample thing']],
  ['editor', 1, ['Deactivate', 'Copy page address']],
  ['viewer', 0, ['Copy page address']],
] as const)('%s is offered %i link to edit, and in the menu %j', async (as, links, entries) => {
  const { user } = await open({}, as)
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryAllByRole('link', { name: 'Edit' })).toHaveLength(links)
  expect(await openMenu(user)).toEqual(entries)
})

test('one that is not there says so and leads to the list', async () => {
  await renderPage(sampleSection, paths.sampleThing(UNUSED_ID), { as: 'owner' })
  expect(await screen.findByText('This sample thing no longer exists')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to sample things' })).toHaveAttribute('href', paths.sampleThings())
})

test('deleting names it, does it, and leads to the list', async () => {
  const { user, address, made } = await open({ name: 'Not for long' })
  await chooseFromMenu(user, 'Delete sample thing')
  const dialog = await question('Delete this sample thing?')
  expect(screen.getByRole('alertdialog')).toHaveTextContent('“Not for long” will be deleted. This action cannot be undone.')
  await user.click(dialog.getByRole('button', { name: 'Delete sample thing' }))
  expect(await screen.findByText('Sample thing deleted')).toBeInTheDocument()
  await waitFor(() => expect(address()).toBe(paths.sampleThings()))
  const failure = await call(getSampleThing, { sample_thing_id: made.id }).catch((error: unknown) => error)
  expect(isApiError(failure, 'onelink_not_found')).toBe(true)
})
