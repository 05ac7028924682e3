import { type Application, PLATFORMS, paths, type Source } from '@console/contract'
import { applicationFactory, asOwner, chooseFromMenu, interceptCalls, problem, renderPage, sourceFactory } from '@console/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import applications from '../module.ts'

beforeEach(() => localStorage.clear())

const PACKAGE = 'example.lotus.everywhere'
const pack = () => screen.getByRole('textbox', { name: 'Package name' })
const platform = () => screen.getByRole('combobox', { name: 'Platform' })
const offered = () =>
  within(platform())
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

async function made(...platforms: Source['platform'][]) {
  const application = await asOwner(() => applicationFactory())
  const sources: Source[] = []
  for (const one of platforms) {
    if (one === 'unknown') continue
    sources.push(await sourceFactory(application, { source_name: `On ${one}`, package_name: PACKAGE, platform: one, status: 'inactive' }))
  }
  const [original] = sources
  if (!original) throw new Error('No source was made.')
  return { application, original }
}

const open = (application: Application, original: Source) =>
  renderPage(applications, paths.sourceElsewhere(application.id, original.id), { as: 'owner' })

test('the form opens with name, package and status, and offers the platforms that the package is not on', async () => {
  const { application, original } = await made('android', 'web')
  // Another package of a similar name takes no platform away.
  await sourceFactory(application, { package_name: `${PACKAGE}.beta`, platform: 'ios' })
  const { user } = await renderPage(applications, paths.source(application.id, original.id), { as: 'owner' })
  await chooseFromMenu(user, 'Create source for another platform')
  expect(await screen.findByRole('heading', { level: 1, name: 'Create source for another platform' })).toBeInTheDocument()
  expect(await screen.findByRole('textbox', { name: 'Source name' })).toHaveValue('On android')
  expect(pack()).toHaveValue(PACKAGE)
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Inactive')
  expect(platform()).toHaveDisplayValue('Choose a platform')
  expect(offered()).toEqual(['Choose a platform', 'iOS', 'Desktop'])
})

test('another package may be on any platform', async () => {
  const { application, original } = await made('android', 'web')
  const { user } = await open(application, original)
  await user.type(await screen.findByRole('textbox', { name: 'Package name' }), '.new')
  expect(offered()).toEqual(['Choose a platform', 'Android', 'iOS', 'Desktop', 'Web'])
})

test('it makes a second source and leaves the first as it is', async () => {
  const { application, original } = await made('android')
  const { user } = await open(application, original)
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Platform' }), 'iOS')
  await user.click(screen.getByRole('button', { name: 'Create source' }))
  expect(await screen.findByText('Source created')).toBeInTheDocument()
  expect(await screen.findByText('iOS', { selector: 'dd' })).toBeInTheDocument()
  expect(screen.getByText(PACKAGE)).toBeInTheDocument()
})

test('a package that is everywhere has nowhere to go', async () => {
  const { application, original } = await made(...PLATFORMS)
  await open(application, original)
  expect(await screen.findByText('This package is already registered on every platform')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', paths.source(application.id, original.id))
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test('a person who may not list the others still gets the form without the platform of the first', async () => {
  const { application, original } = await made('android', 'web')
  interceptCalls((request) => (new URL(request.url).pathname.endsWith('/sources') ? problem('permission_denied') : undefined))
  await open(application, original)
  await screen.findByRole('combobox', { name: 'Platform' })
  expect(offered()).toEqual(['Choose a platform', 'iOS', 'Desktop', 'Web'])
})
