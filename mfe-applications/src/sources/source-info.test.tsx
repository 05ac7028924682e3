import { paths, type Source, type SourceWrite } from '@console/contract'
import { recordNameStore } from '@console/session'
import {
  type Account,
  applicationFactory,
  chooseFromMenu,
  enter,
  interceptCalls,
  openMenu,
  question,
  renderPage,
  sourceFactory,
} from '@console/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import applications from '../module.ts'

beforeEach(() => localStorage.clear())

const addressOf = (source: Source) => paths.source(source.application.id, source.id)

async function made(wanted: Partial<SourceWrite> = {}, of: Parameters<typeof applicationFactory>[0] = {}): Promise<Source> {
  await enter({ as: 'owner' }, {})
  return sourceFactory(await applicationFactory(of), wanted)
}

const open = (source: Source, as: Account = 'owner') => renderPage(applications, addressOf(source), { as })

test('a source shows its package, platform, status, application with its mode, and its times, and breadcrumbs know both names', async () => {
  const source = await made({ source_name: 'Our shop', package_name: 'example.shop', platform: 'desktop' }, { display_name: 'Shop game' })
  await open(source)
  expect(await screen.findByRole('heading', { level: 1, name: 'Our shop' })).toBeInTheDocument()
  for (const words of ['Active', 'example.shop', 'Desktop', 'Shop game', 'TEST']) expect(screen.getByText(words)).toBeInTheDocument()
  expect(screen.getAllByTitle(/\(GMT\+7\)$/).map(({ textContent }) => textContent)).toEqual(['now', 'now'])
  expect(screen.getByRole('button', { name: 'Copy package name' })).toBeInTheDocument()
  expect(screen.queryByRole('note')).not.toBeInTheDocument()
  expect(recordNameStore.getState()).toMatchObject({
    [paths.sourcesOf(source.application.id)]: 'Shop game',
    [addressOf(source)]: 'Our shop',
  })
})

test('the same in Vietnamese', async () => {
  const source = await made({ platform: 'desktop', status: 'inactive' })
  const { user } = await renderPage(applications, addressOf(source), { as: 'owner', locale: 'vi' })
  expect(await screen.findByText('Máy tính')).toBeInTheDocument()
  expect(screen.getByText('Không hoạt động')).toBeInTheDocument()
  expect(await openMenu(user)).toEqual([
    'Tạo nguồn cài đặt cho nền tảng khác',
    'Kích hoạt',
    'Sao chép địa chỉ trang',
    'Sao chép tên gói',
    'Xóa nguồn cài đặt',
  ])
})

test('a package that the Firebase config does not have is warned of', async () => {
  const firebase_config = { BUNDLE_ID: 'example.other' }
  await open(await made({ package_name: 'example.mine', platform: 'ios' }, { firebase_config }))
  expect(await screen.findByRole('note')).toHaveTextContent(
    'This package is not in the application’s Firebase config. Packages in the config for this platform: example.other.',
  )
})

test('a platform and a status that this console does not know read N/A', async () => {
  const source = await made({ source_name: 'From the future' })
  interceptCalls((request) =>
    request.url.endsWith(source.id) ? Response.json({ ...source, platform: 'watch', status: 'archived' }) : undefined,
  )
  await open(source)
  await screen.findByRole('heading', { name: 'From the future' })
  expect(screen.getAllByText('N/A')).toHaveLength(2)
})

test.each([
  ['owner', 1, ['Create source for another platform', 'Deactivate', 'Copy page address', 'Copy package name', 'Delete source']],
  ['editor', 1, ['Create source for another platform', 'Deactivate', 'Copy page address', 'Copy package name']],
  ['viewer', 0, ['Copy page address', 'Copy package name']],
] as const)('%s finds Edit %d times and in the menu %j', async (as, edit, entries) => {
  const { user } = await open(await made(), as)
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryAllByRole('link', { name: 'Edit' })).toHaveLength(edit)
  expect(await openMenu(user)).toEqual(entries)
})

test('a source of another application is not there, nor is an application of another publisher', async () => {
  const [source, other] = [await made(), await made()]
  const { unmount } = await renderPage(applications, paths.source(other.application.id, source.id), { as: 'owner' })
  expect(await screen.findByText('This source no longer exists')).toBeInTheDocument()
  unmount()
  await renderPage(applications, addressOf(source), { as: 'hanoiOwner', publisher: 'Hanoi Media' })
  expect(await screen.findByText('This application no longer exists')).toBeInTheDocument()
})

test('deleting names the source, and leads to the list without it', async () => {
  const source = await made({ source_name: 'Not for long', package_name: 'example.short', platform: 'web' })
  const { user, address } = await open(source)
  await chooseFromMenu(user, 'Delete source')
  const dialog = await question('Delete this source?')
  expect(screen.getByRole('alertdialog')).toHaveTextContent(
    '“Not for long” (example.short, Web) will be deleted. This action cannot be undone.',
  )
  await user.click(dialog.getByRole('button', { name: 'Delete source' }))
  expect(await screen.findByText('No sources yet')).toBeInTheDocument()
  expect(address()).toBe(paths.sourcesOf(source.application.id))
})
