import { createCampaign, paths } from '@console/contract'
import { publisherStore, unsavedStore } from '@console/session'
import { asOwner, campaignFactory, hidePage, interceptCalls, keptInBrowser, recordCalls, renderPage } from '@console/testing'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import { campaignForms } from '../testing/campaign-forms.tsx'
import { CampaignFields, campaignRecord, campaignValues } from '../testing/campaign-record.tsx'
import { moduleOf } from '../testing/module-of.ts'
import { RecordCreator } from './index.ts'

beforeEach(() => {
  unsavedStore.setState({ onLeaving: 'ask' })
})

const name = () => screen.getByRole('textbox', { name: 'Name' })
const save = () => screen.getByRole('button', { name: 'Save' })
const isAskedByBrowser = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

async function opened() {
  const campaign = await asOwner(() => campaignFactory({ name: 'Lantern' }))
  const page = await renderPage(moduleOf(campaignForms), paths.campaignEdit(campaign.id), { as: 'owner' })
  await screen.findByRole('textbox', { name: 'Name' })
  return { campaign, ...page }
}

describe('leaving', () => {
  const question = () => screen.findByRole('alertdialog', { name: 'Leave this page?' })

  test('saving is not leaving: neither the console nor the browser asks', async () => {
    const { user } = await opened()
    let isAsked: boolean | undefined
    interceptCalls((request) => {
      if (request.method === 'PUT') isAsked = isAskedByBrowser()
      return undefined
    })
    await user.type(name(), ' typed')
    await user.click(save())
    await screen.findByRole('heading', { level: 1, name: 'Lantern typed' })
    expect(isAsked).toBe(false)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  test('a person who stays has everything typed, and is asked again', async () => {
    const { campaign, user, address } = await opened()
    await user.type(name(), ' typed')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(within(await question()).getByRole('button', { name: 'Stay' }))
    expect(name()).toHaveValue('Lantern typed')
    expect(address()).toBe(`/campaigns/${campaign.id}/edit`)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(within(await question()).getByRole('button', { name: 'Leave this page' }))
    await waitFor(() => expect(address()).toBe(`/campaigns/${campaign.id}`))
  })

  test('each way out is guarded, also one that changes the query alone', async () => {
    const original = await asOwner(() => campaignFactory({ name: 'Twice' }))
    const { user, go } = await renderPage(moduleOf(campaignForms), paths.campaignDuplicate(original.id), { as: 'owner' })
    await screen.findByDisplayValue('Twice')
    await user.type(name(), ' typed')
    for (const way of ['/campaigns', '/campaigns/create', `/campaigns/create?from=${original.id}x`]) {
      await go(way)
      await user.click(within(await question()).getByRole('button', { name: 'Stay' }))
      expect(name()).toHaveValue('Twice typed')
    }
  })

  test('a draft that was written does not count as saved', async () => {
    const { user } = await opened()
    await user.type(name(), ' typed')
    hidePage()
    await waitFor(() => expect(keptInBrowser.size).toBe(1))
    expect(isAskedByBrowser()).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await question()).toHaveTextContent('A draft is kept in this browser for 7 days.')
  })

  test('what is typed while a save is under way is asked about, and stays', async () => {
    const { user, address } = await opened()
    const { promise, resolve } = Promise.withResolvers<void>()
    let isHeld = true
    interceptCalls(async (request) => {
      if (request.method === 'PUT' && isHeld) {
        isHeld = false
        await promise
      }
      return undefined
    })
    await user.type(name(), ' first')
    await user.click(save())
    await user.type(name(), ' second')
    resolve()
    await user.click(within(await question()).getByRole('button', { name: 'Stay' }))
    expect(name()).toHaveValue('Lantern first second')
    await user.click(save())
    await screen.findByRole('heading', { level: 1, name: 'Lantern first second' })
    expect(address()).not.toMatch(/edit$/)
  })
})

test('a form is not sent under another publisher than it was opened under', async () => {
  const campaign = await asOwner(() => campaignFactory())
  const newCampaign = () => (
    <RecordCreator of={campaignRecord} values={campaignValues(campaign)}>
      <CampaignFields />
    </RecordCreator>
  )
  const { user } = await renderPage(moduleOf({ newCampaign }), paths.campaignCreate(), { as: 'owner' })
  await user.type(name(), ' typed')
  const sent = recordCalls(createCampaign)
  const { publisher } = publisherStore.getState()
  if (!publisher) throw new Error('nobody chose a publisher')
  act(() => publisherStore.setState({ publisher: { ...publisher, id: 'p2' } }))
  await user.click(screen.getByRole('button', { name: 'Create campaign' }))
  expect(await screen.findByText('The request was refused. Reload the page and try again.', { exact: false })).toBeInTheDocument()
  expect(sent).toEqual([])
})
