import { call } from '@console/api'
import { type Application, createSource, listSources, paths, type SourceWrite } from '@console/contract'
import {
  type Account,
  applicationFactory,
  asOwner,
  interceptCalls,
  problem,
  recordCalls,
  refuseCalls,
  renderPage,
  sourceFactory,
  UNUSED_ID,
} from '@console/testing'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import applications from '../module.ts'

beforeEach(() => localStorage.clear())

const field = (name: string) => screen.getByRole('textbox', { name })
const name = () => field('Source name')
const pack = () => field('Package name')
const platform = () => screen.getByRole('combobox', { name: 'Platform' })
const status = () => screen.getByRole('combobox', { name: 'Status' })
const submit = () => screen.getByRole('button', { name: 'Create source' })

async function opened(wanted: Parameters<typeof applicationFactory>[0] = {}, as: Account = 'owner') {
  const application = await asOwner(() => applicationFactory(wanted))
  const page = await renderPage(applications, paths.sourceCreate(application.id), { as })
  await screen.findByRole('textbox', { name: 'Source name' })
  return { application, ...page }
}

async function fillIn(user: UserEvent, values: Partial<SourceWrite> = {}): Promise<void> {
  await user.type(name(), values.source_name ?? 'Google Play')
  await user.type(pack(), values.package_name ?? 'example.lotus.new')
  await user.selectOptions(platform(), values.platform ?? 'android')
}

const stored = async ({ id }: Application) => (await call(listSources, { application_id: id })).items

describe('choosing the application', () => {
  test('comes first, keeps what the address asks, and leads to the form', async () => {
    const { user, address } = await renderPage(applications, '/sources/create?hint=1', { as: 'editor' })
    expect(screen.getByRole('heading', { level: 1, name: 'Create source' })).toBeInTheDocument()
    await user.click(await screen.findByRole('link', { name: /Lotus Quest/ }))
    expect(await screen.findByRole('textbox', { name: 'Source name' })).toBeInTheDocument()
    expect(address()).toMatch(/^\/sources\/[\w-]+\/create\?hint=1$/)
    expect(screen.getByRole('link', { name: 'Lotus Quest' })).toHaveAttribute('href', '/applications/lotus-quest')
  })

  test('an id that cannot be one makes no call', async () => {
    const calls = recordCalls()
    await renderPage(applications, '/sources/no%20id%21/create', { as: 'owner' })
    expect(screen.getByText('Application not found')).toBeInTheDocument()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
    expect(calls).toEqual([])
  })

  test('an application that no one has gets no form', async () => {
    await renderPage(applications, paths.sourceCreate(UNUSED_ID), { as: 'owner' })
    expect(await screen.findByText('This application no longer exists')).toBeInTheDocument()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  test('a person who may not read the application gets the form all the same', async () => {
    const { id } = await asOwner(() => applicationFactory())
    interceptCalls((request) => (request.url.endsWith(`/applications/${id}`) ? problem('permission_denied') : undefined))
    await renderPage(applications, paths.sourceCreate(id), { as: 'owner' })
    expect(await screen.findByRole('textbox', { name: 'Source name' })).toBeInTheDocument()
  })
})

describe('the form', () => {
  test('asks for a platform, and for a package without spaces', async () => {
    const { user } = await opened()
    await user.type(pack(), 'example lotus')
    await user.click(submit())
    await waitFor(() => expect(platform()).toHaveAccessibleErrorMessage('Platform is required.'))
    expect(pack()).toHaveAccessibleErrorMessage('Enter the package name without spaces.')
  })

  test('the same in Vietnamese', async () => {
    const { id } = await asOwner(() => applicationFactory())
    const { user } = await renderPage(applications, paths.sourceCreate(id), { as: 'owner', locale: 'vi' })
    await user.type(await screen.findByRole('textbox', { name: 'Tên gói' }), 'com lotus')
    await user.click(screen.getByRole('button', { name: 'Tạo nguồn cài đặt' }))
    await waitFor(() => expect(field('Tên gói')).toHaveAccessibleErrorMessage('Hãy nhập tên gói không có dấu cách.'))
    expect(screen.getByRole('combobox', { name: 'Nền tảng' })).toHaveAccessibleErrorMessage('Vui lòng chọn nền tảng.')
  })

  test('complete, it makes the source, says so and shows it', async () => {
    const { application, user, address } = await opened({}, 'editor')
    await fillIn(user, { source_name: '  Cửa hàng mới ', package_name: ' example.lotus.new ' })
    await user.selectOptions(status(), 'Inactive')
    await user.click(submit())
    expect(await screen.findByRole('heading', { level: 1, name: 'Cửa hàng mới' })).toBeInTheDocument()
    expect(await screen.findByText('Source created')).toBeInTheDocument()
    const [made] = await stored(application)
    expect(made).toMatchObject({
      source_name: 'Cửa hàng mới',
      package_name: 'example.lotus.new',
      platform: 'android',
      status: 'inactive',
    })
    expect(address()).toBe(paths.source(application.id, made?.id ?? ''))
  })

  test('says that a package is registered on the platform already, until another one is chosen', async () => {
    const { application, user } = await opened()
    await sourceFactory(application, { package_name: 'example.lotus.twice', platform: 'ios' })
    await fillIn(user, { source_name: 'Second try', package_name: 'example.lotus.twice', platform: 'ios' })
    await user.click(submit())
    await waitFor(() =>
      expect(pack()).toHaveAccessibleErrorMessage(
        'This package is already registered on this platform. Choose another platform or another package.',
      ),
    )
    await user.selectOptions(platform(), 'Desktop')
    await user.click(submit())
    expect(await screen.findByRole('heading', { level: 1, name: 'Second try' })).toBeInTheDocument()
  })

  test('says it above the buttons where the API names no field', async () => {
    refuseCalls(createSource, 'source_taken')
    const { user } = await opened()
    await fillIn(user)
    await user.click(submit())
    await screen.findByText('This package is already registered on this platform. Choose another platform or another package.')
    expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t create the source')
  })
})

describe('a package that the Firebase config does not have', () => {
  const firebase_config = {
    project_info: { project_id: 'lotus' },
    client: [
      { client_info: { android_client_info: { package_name: 'example.lotus.quest' } } },
      { client_info: { android_client_info: { package_name: 'example.lotus.quest.beta' } } },
    ],
  }
  const warning = () => screen.queryByRole('note')

  test('is warned of, and one that it has can be taken', async () => {
    const { user } = await opened({ firebase_config })
    await fillIn(user, { package_name: 'example.lotus.qest' })
    await waitFor(() => expect(warning()).toHaveTextContent('This package is not in the application’s Firebase config.'))
    expect(screen.getByRole('button', { name: 'Use example.lotus.quest' })).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Use example.lotus.quest.beta' }))
    expect(pack()).toHaveValue('example.lotus.quest.beta')
    expect(warning()).not.toBeInTheDocument()
  })

  test('is no error: it can be created', async () => {
    const { user } = await opened({ firebase_config })
    await fillIn(user, { source_name: 'Still mine', package_name: 'example.lotus.other' })
    await user.click(submit())
    expect(await screen.findByRole('heading', { level: 1, name: 'Still mine' })).toBeInTheDocument()
    expect(await screen.findByRole('note')).toHaveTextContent('This package is not in the application’s Firebase config')
  })

  test.each([
    ['on a platform that the config has nothing for', { firebase_config }, 'ios'],
    ['where the application has no config', {}, 'android'],
  ] as const)('is not spoken of %s', async (_what, wanted, on) => {
    const { user } = await opened(wanted)
    await fillIn(user, { package_name: 'example.lotus.other', platform: on })
    expect(warning()).not.toBeInTheDocument()
  })
})
