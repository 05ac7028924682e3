import { paths } from '@console/contract'
import { pageDataStore } from '@console/session'
import { renderPage } from '@console/testing'
import { afterEach, expect, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import team from '../module.ts'

const before = pageDataStore.getState()
afterEach(() => {
  pageDataStore.setState(before)
})

const titles = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test('leads to what the person may see', async () => {
  await renderPage(team, paths.settings(), { as: 'owner' })
  expect(titles()).toEqual([paths.publisherInfo(), paths.myProfile(), paths.about()])
})

test('leads nowhere that no live module owns', async () => {
  await renderPage(team, paths.settings(), { as: 'owner' })
  act(() => pageDataStore.setState({ owners: { team: ['/setting'] } }))
  expect(titles()).toEqual([paths.publisherInfo(), paths.about()])
})

test('tells the versions of what is live, and can be asked again where they could not be had', async () => {
  pageDataStore.setState({ registry: '/modules/registry.en.x.json', shell: { hash: 'def', platform: '1.0.0' } })
  const { user } = await renderPage(team, paths.about(), { as: 'owner' })
  expect(screen.getByText('1.0.0')).toBeInTheDocument()
  expect(await screen.findByText('Couldn’t load the versions of the modules')).toBeInTheDocument()
  const modules = [{ id: 'team', version: '0.1.0', hash: 'abc', platform: '1.0.0' }]
  globalThis.fetch = async () => Response.json(modules)
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect((await screen.findByText('abc')).closest('li')?.textContent).toBe('team 0.1.0 (abc), built for platform 1.0.0')
})
