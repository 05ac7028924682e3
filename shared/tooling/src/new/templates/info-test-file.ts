import type { SliceNames } from '../slice-names.ts'

/** `<thing>-info.test.tsx`: the page of one, and deleting it. */
export const infoTestFile = ({
  Thing,
  thing,
  things,
  snake,
  module,
  english,
  English,
  englishPlural,
  vietnamese,
}: SliceNames) => `import { call, isApiError } from '@console/api'
import { get${Thing}, paths, type ${Thing}Write } from '@console/contract'
import { type Account, chooseFromMenu, enter, openMenu, renderPage, ${thing}Factory } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import ${module} from '../module.ts'

async function open(wanted: Partial<${Thing}Write> = {}, as: Account = 'owner', locale: 'en' | 'vi' = 'en') {
  await enter({ as: 'owner' }, {})
  const made = await ${thing}Factory(wanted)
  return { ...(await renderPage(${module}, paths.${thing}(made.id), { as, locale })), made }
}

test('a ${english} shows its name, status and times', async () => {
  await open({ name: 'Named', status: 'inactive' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Named' })).toBeInTheDocument()
  expect(screen.getByText('Inactive')).toBeInTheDocument()
  expect(screen.getAllByTitle(/\\(GMT\\+7\\)$/).map(({ textContent }) => textContent)).toEqual(['now', 'now'])
})

test('the same in Vietnamese', async () => {
  const { user } = await open({ status: 'inactive' }, 'owner', 'vi')
  expect(await screen.findByText('Không hoạt động')).toBeInTheDocument()
  expect(await openMenu(user)).toEqual(['Kích hoạt', 'Sao chép liên kết', 'Xóa ${vietnamese}'])
})

test.each([
  ['owner', 1, ['Deactivate', 'Copy link', 'Delete ${english}']],
  ['editor', 1, ['Deactivate', 'Copy link']],
  ['viewer', 0, ['Copy link']],
] as const)('%s is offered %i link to edit, and in the menu %j', async (as, links, entries) => {
  const { user } = await open({}, as)
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryAllByRole('link', { name: 'Edit' })).toHaveLength(links)
  expect(await openMenu(user)).toEqual(entries)
})

test('one that is not there says so and leads to the list', async () => {
  await renderPage(${module}, paths.${thing}('0193ffff-0000-7000-8000-000000000000'), { as: 'owner' })
  expect(await screen.findByText('This ${english} no longer exists')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back to ${englishPlural}' })).toHaveAttribute('href', paths.${things}())
})

test('deleting names it, does it, and leads to the list', async () => {
  const { user, address, made } = await open({ name: 'Not for long' })
  await chooseFromMenu(user, 'Delete ${english}')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this ${english}?' }))
  expect(screen.getByRole('alertdialog')).toHaveTextContent('“Not for long” will be deleted. This action cannot be undone.')
  await user.click(dialog.getByRole('button', { name: 'Delete ${english}' }))
  expect(await screen.findByText('${English} deleted')).toBeInTheDocument()
  await waitFor(() => expect(address()).toBe(paths.${things}()))
  const failure = await call(get${Thing}, { ${snake}_id: made.id }).catch((error: unknown) => error)
  expect(isApiError(failure, '${snake}_not_found')).toBe(true)
})
`
