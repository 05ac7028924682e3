import { call } from '@console/api'
import { getSource, paths, type Source, type SourceWrite, updateSource } from '@console/contract'
import { applicationFactory, enter, interceptCalls, keptInBrowser, renderPage, sourceFactory } from '@console/testing'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import applications from '../module.ts'

beforeEach(() => {
  localStorage.clear()
})

const name = () => screen.getByRole('textbox', { name: 'Source name' })
const pack = () => screen.getByRole('textbox', { name: 'Package name' })
const platform = () => screen.getByRole('combobox', { name: 'Platform' })
const status = () => screen.getByRole('combobox', { name: 'Status' })
const save = () => screen.getByRole('button', { name: 'Save' })
const placeOf = (source: Source) => ({ application_id: source.application.id, source_id: source.id })
const stored = (source: Source) => call(getSource, placeOf(source))

async function open({ application, id }: Source) {
  const page = await renderPage(applications, paths.sourceUpdate(application.id, id), { as: 'owner' })
  await screen.findByRole('textbox', { name: 'Source name' })
  return page
}

const BODY = { source_name: 'Shared', package_name: 'example.shared', platform: 'android', status: 'active' } as const

async function opened(values: Partial<SourceWrite> = {}) {
  await enter({ as: 'owner' }, {})
  const source = await sourceFactory(await applicationFactory(), { ...BODY, ...values })
  return { source, ...(await open(source)) }
}

test('the form opens with what the source has, without a way to fill it from a store', async () => {
  await opened({ platform: 'ios', status: 'inactive' })
  expect(screen.getByRole('heading', { level: 1, name: 'Edit source' })).toBeInTheDocument()
  expect(name()).toHaveValue('Shared')
  expect(pack()).toHaveValue('example.shared')
  expect(platform()).toHaveDisplayValue('iOS')
  expect(status()).toHaveDisplayValue('Inactive')
  expect(screen.queryByRole('textbox', { name: 'Store URL' })).not.toBeInTheDocument()
})

test('Save keeps what was changed, says so and shows the source at once', async () => {
  const { source, user, address } = await opened()
  await user.clear(name())
  await user.type(name(), 'After')
  await user.click(save())
  expect(await screen.findByRole('heading', { level: 1, name: 'After' })).toBeInTheDocument()
  expect(await screen.findByText('The source was updated')).toBeInTheDocument()
  expect(address()).toBe(paths.source(source.application.id, source.id))
  expect(await stored(source)).toMatchObject({ ...BODY, source_name: 'After' })
})

test('the answer of a save is shown though the source cannot be read again', async () => {
  const { user } = await opened()
  await user.type(name(), ' once')
  interceptCalls((request) =>
    request.method === 'GET' && /\/sources\/[\w-]+$/.test(request.url)
      ? Response.json({ type: 't', title: 'T', status: 503, code: 'busy' }, { status: 503 })
      : undefined,
  )
  await user.click(save())
  expect(await screen.findByRole('heading', { level: 1, name: 'Shared once' })).toBeInTheDocument()
})

test('a package that another source has on the platform is refused at its field, and stays', async () => {
  const { source, user } = await opened()
  await sourceFactory(source.application, { package_name: 'example.taken', platform: 'android' })
  await user.clear(pack())
  await user.type(pack(), 'example.taken')
  await user.click(save())
  await waitFor(() => expect(pack()).toHaveAccessibleErrorMessage(/^This package is already registered on this platform\./))
  expect(pack()).toHaveValue('example.taken')
})

test('a platform that this console does not know has to be chosen anew', async () => {
  await enter({ as: 'owner' }, {})
  const source = await sourceFactory(await applicationFactory(), BODY)
  interceptCalls((request) =>
    request.method === 'GET' && request.url.endsWith(source.id) ? Response.json({ ...source, platform: 'watch' }) : undefined,
  )
  const { user } = await open(source)
  await user.type(name(), '!')
  await user.click(save())
  await waitFor(() => expect(platform()).toHaveAccessibleErrorMessage('Please choose platform.'))
})

describe('when somebody else saved first', () => {
  const theyChange = (source: Source, changes: Partial<SourceWrite>) =>
    call(updateSource, placeOf(source), { body: { ...BODY, ...changes } })

  test('changes to different fields are both kept, and the second person is told', async () => {
    const { source, user } = await opened()
    await theyChange(source, { status: 'inactive' })
    await user.type(name(), ' and mine')
    await user.click(save())
    expect(await screen.findByRole('heading', { level: 1, name: 'Shared and mine' })).toBeInTheDocument()
    expect(await screen.findByText('Somebody else changed this in the meantime: Status. Their changes are kept.')).toBeInTheDocument()
    expect(await stored(source)).toMatchObject({ source_name: 'Shared and mine', status: 'inactive' })
  })

  test('a field that both changed is asked about, in the words of the form', async () => {
    const { source, user } = await opened()
    await theyChange(source, { platform: 'desktop' })
    await user.selectOptions(platform(), 'iOS')
    await user.click(save())
    const dialog = await screen.findByRole('dialog', { name: 'Somebody else changed this too' })
    const field = within(within(dialog).getByRole('group', { name: 'Platform' }))
    expect(field.getByRole('radio', { name: /Theirs.*Desktop/ })).not.toBeChecked()
    await user.click(field.getByRole('radio', { name: /Yours.*iOS/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Save the chosen versions' }))
    expect(await screen.findByText('The source was updated')).toBeInTheDocument()
    expect(await stored(source)).toMatchObject({ platform: 'ios' })
  })
})

describe('unsaved work', () => {
  const hide = () => fireEvent(window, new Event('pagehide'))

  test('is offered on the next visit and restored', async () => {
    const first = await opened()
    await first.user.type(name(), ' typed')
    await first.user.selectOptions(platform(), 'Web')
    hide()
    await waitFor(() => expect(keptInBrowser.size).toBe(1))
    first.unmount()
    const { user } = await open(first.source)
    await user.click(await screen.findByRole('button', { name: 'Restore' }))
    expect(name()).toHaveValue('Shared typed')
    expect(platform()).toHaveDisplayValue('Web')
    await user.click(save())
    expect(await screen.findByRole('heading', { level: 1, name: 'Shared typed' })).toBeInTheDocument()
    await waitFor(() => expect(keptInBrowser.size).toBe(0))
  })

  test('of a creation is offered for the same application alone', async () => {
    await enter({ as: 'owner' }, {})
    const [one, two] = [await applicationFactory(), await applicationFactory()]
    const first = await renderPage(applications, paths.sourceCreate(one.id), { as: 'owner' })
    await first.user.type(await screen.findByRole('textbox', { name: 'Source name' }), 'Begun')
    hide()
    await waitFor(() => expect(keptInBrowser.size).toBe(1))
    first.unmount()
    const second = await renderPage(applications, paths.sourceCreate(two.id), { as: 'owner' })
    await second.user.type(await screen.findByRole('textbox', { name: 'Source name' }), 'Other')
    hide()
    await waitFor(() => expect(keptInBrowser.size).toBe(2))
    expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument()
    second.unmount()
    const third = await renderPage(applications, paths.sourceCreate(one.id), { as: 'owner' })
    await third.user.click(await screen.findByRole('button', { name: 'Restore' }))
    expect(name()).toHaveValue('Begun')
    expect(platform()).toHaveDisplayValue('Choose a platform')
  })

  test('is asked about before it is left', async () => {
    const { source, user, address } = await opened()
    await user.type(name(), ' typed')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave this page?' }))
    await user.click(question.getByRole('button', { name: 'Leave this page' }))
    await waitFor(() => expect(address()).toBe(paths.source(source.application.id, source.id)))
    expect(await stored(source)).toMatchObject({ source_name: 'Shared' })
  })
})
