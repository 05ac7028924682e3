import { call } from '@console/api'
import { getSource, paths, type Source, type SourceWrite } from '@console/contract'
import { applicationFactory, asOwner, interceptCalls, renderPage, sourceFactory } from '@console/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import applications from '../module.ts'

beforeEach(() => localStorage.clear())

const name = () => screen.getByRole('textbox', { name: 'Source name' })
const pack = () => screen.getByRole('textbox', { name: 'Package name' })
const platform = () => screen.getByRole('combobox', { name: 'Platform' })
const status = () => screen.getByRole('combobox', { name: 'Status' })
const save = () => screen.getByRole('button', { name: 'Save' })

async function open({ application, id }: Source) {
  const page = await renderPage(applications, paths.sourceUpdate(application.id, id), { as: 'owner' })
  await screen.findByRole('textbox', { name: 'Source name' })
  return page
}

const BODY = { source_name: 'Shared', package_name: 'example.shared', platform: 'android', status: 'active' } as const

async function opened(values: Partial<SourceWrite> = {}) {
  const source = await asOwner(async () => sourceFactory(await applicationFactory(), { ...BODY, ...values }))
  return { source, ...(await open(source)) }
}

test('the form opens with what the source has, without a way to fill it from a store; Save keeps what was changed and the rest', async () => {
  const { source, user, address } = await opened({ platform: 'ios', status: 'inactive' })
  expect(screen.getByRole('heading', { level: 1, name: 'Edit Shared' })).toBeInTheDocument()
  expect(name()).toHaveValue('Shared')
  expect(pack()).toHaveValue('example.shared')
  expect(platform()).toHaveDisplayValue('iOS')
  expect(status()).toHaveDisplayValue('Inactive')
  expect(screen.queryByRole('textbox', { name: 'Store URL' })).not.toBeInTheDocument()
  await user.clear(name())
  await user.type(name(), 'After')
  await user.click(save())
  expect(await screen.findByRole('heading', { level: 1, name: 'After' })).toBeInTheDocument()
  expect(await screen.findByText('Source updated')).toBeInTheDocument()
  expect(address()).toBe(paths.source(source.application.id, source.id))
  expect(await call(getSource, { application_id: source.application.id, source_id: source.id })).toMatchObject({
    ...BODY,
    source_name: 'After',
    platform: 'ios',
    status: 'inactive',
  })
})

test('a platform that this console does not know has to be chosen again', async () => {
  const source = await asOwner(async () => sourceFactory(await applicationFactory(), BODY))
  interceptCalls((request) =>
    request.method === 'GET' && request.url.endsWith(source.id) ? Response.json({ ...source, platform: 'watch' }) : undefined,
  )
  const { user } = await open(source)
  await user.type(name(), '!')
  await user.click(save())
  await waitFor(() => expect(platform()).toHaveAccessibleErrorMessage('Platform is required.'))
})
