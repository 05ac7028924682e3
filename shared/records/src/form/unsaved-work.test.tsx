import { createCampaign, paths } from '@console/contract'
import { publisherStore, unsavedStore } from '@console/session'
import {
  type Account,
  asOwner,
  campaignFactory,
  fillBrowser,
  hidePage,
  interceptCalls,
  keptInBrowser,
  recordCalls,
  renderPage,
} from '@console/testing'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { campaignForms } from '../testing/campaign-forms.tsx'
import { CampaignFields, campaignRecord, campaignValues } from '../testing/campaign-record.tsx'
import { moduleOf } from '../testing/module-of.ts'
import { RecordCreator } from './index.ts'

beforeEach(() => {
  unsavedStore.setState({ onLeaving: 'ask' })
})

const name = () => screen.getByRole('textbox', { name: 'Name' })
const save = () => screen.getByRole('button', { name: 'Save' })
const offer = () => screen.findByText(/^You have unsaved work from \d/)
const keptValues = () => [...keptInBrowser.values()].map((draft) => (draft as { readonly values: object }).values)
const isAskedByBrowser = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

async function edited(id: string, as: Account = 'owner') {
  const page = await renderPage(moduleOf(campaignForms), paths.campaignEdit(id), { as })
  await screen.findByRole('textbox', { name: 'Name' })
  return page
}

async function opened() {
  const campaign = await asOwner(() => campaignFactory({ name: 'Lantern' }))
  return { campaign, ...(await edited(campaign.id)) }
}

/** Typed, kept by the browser, and the page gone. */
async function leftBehind() {
  const { campaign, user, unmount } = await opened()
  await user.type(name(), ' typed')
  hidePage()
  await waitFor(() => expect(keptValues()).toHaveLength(1))
  unmount()
  return campaign
}

describe('drafts', () => {
  test.each([
    ['is about to be left', () => fireEvent(window, new Event('beforeunload', { cancelable: true }))],
    ['is hidden', hidePage],
  ])('are written when the page %s, and a moment after typing', async (_, leave) => {
    const { user } = await opened()
    await user.type(name(), ' 1')
    leave()
    await waitFor(() => expect(keptValues()).toEqual([expect.objectContaining({ name: 'Lantern 1' })]))
    await user.type(name(), '2')
    await waitFor(() => expect(keptValues()).toEqual([expect.objectContaining({ name: 'Lantern 12' })]), { timeout: 5000 })
  })

  test.each([
    ['en', 'Edit Lantern'],
    ['vi', 'Sửa Lantern'],
  ] as const)('say in %s where their form is and what it is called there', async (locale, title) => {
    const { id } = await asOwner(() => campaignFactory({ name: 'Lantern' }))
    const { user, unmount } = await renderPage(moduleOf(campaignForms), paths.campaignEdit(id), { as: 'owner', locale })
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), '!')
    unmount()
    await waitFor(() => expect([...keptInBrowser.values()]).toEqual([expect.objectContaining({ path: paths.campaignEdit(id), title })]))
  })

  test('of a copy lead back to that copy and are called by the name that was typed', async () => {
    const { id } = await asOwner(() => campaignFactory({ name: 'Lantern' }))
    const { user } = await renderPage(moduleOf(campaignForms), paths.campaignDuplicate(id), { as: 'owner' })
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), '!')
    hidePage()
    const draft = { path: paths.campaignDuplicate(id), title: 'Lantern! – A new one' }
    await waitFor(() => expect([...keptInBrowser.values()]).toEqual([expect.objectContaining(draft)]))
  })

  test('are not written where nothing is typed, and go when it is taken back', async () => {
    const { user } = await opened()
    hidePage()
    await user.type(name(), '!')
    hidePage()
    await waitFor(() => expect(keptValues()).toHaveLength(1))
    await user.type(name(), '{Backspace}')
    hidePage()
    await waitFor(() => expect(keptValues()).toEqual([]))
  })

  test('are offered on opening and restored', async () => {
    const { id } = await leftBehind()
    const { user } = await edited(id)
    await offer()
    expect(name()).toHaveValue('Lantern')
    await user.click(screen.getByRole('button', { name: 'Restore' }))
    expect(name()).toHaveValue('Lantern typed')
    expect(name()).toHaveFocus()
    expect(screen.getByText(/^Draft saved at \d\d:\d\d$/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument()
    await user.click(save())
    await screen.findByRole('heading', { level: 1, name: 'Lantern typed' })
    await waitFor(() => expect(keptValues()).toEqual([]))
  })

  test('are told of beside the buttons: what is typed, then when it was kept', async () => {
    const { user } = await opened()
    expect(screen.queryByText(/Draft saved|Unsaved changes/)).not.toBeInTheDocument()
    await user.type(name(), '!')
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument()
    hidePage()
    expect(await screen.findByText(/^Draft saved at \d\d:\d\d$/)).toBeInTheDocument()
    await user.type(name(), '!')
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument()
    await user.type(name(), '{Backspace}{Backspace}')
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument()
  })

  test('go when they are discarded', async () => {
    const { id } = await leftBehind()
    const { user } = await edited(id)
    await offer()
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(name()).toHaveValue('Lantern')
    expect(name()).toHaveFocus()
    await waitFor(() => expect(keptValues()).toEqual([]))
  })

  test('survive until they are answered, though something else is typed', async () => {
    const { id } = await leftBehind()
    const first = await edited(id)
    await offer()
    await first.user.type(name(), ' anew')
    hidePage()
    await waitFor(() => expect(keptValues()).toEqual([expect.objectContaining({ name: 'Lantern anew' })]))
    cleanup()
    const { user } = await edited(id)
    await offer()
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    await user.click(await screen.findByRole('button', { name: 'Restore' }))
    expect(name()).toHaveValue('Lantern typed')
  })

  test.each([
    ['another person', 'manager'],
    ['the same person at another record', 'owner'],
  ] as const)('are not offered to %s', async (who, as) => {
    const { id } = await leftBehind()
    const other = who === 'another person' ? id : (await campaignFactory()).id
    await edited(other, as)
    await waitFor(() => expect(keptInBrowser.size).toBe(as === 'owner' ? 1 : 0))
    expect(screen.queryByText(/unsaved work/)).not.toBeInTheDocument()
  })

  test('hold the key of a creation that was sent, so that it takes effect once', async () => {
    const original = await asOwner(() => campaignFactory({ name: 'Sent' }))
    const keys: (string | null)[] = []
    interceptCalls((request) => {
      if (request.method !== 'POST') return undefined
      keys.push(request.headers.get('Idempotency-Key'))
      return Promise.reject(new TypeError('no connection'))
    })
    const send = async () => {
      const { user, unmount } = await renderPage(moduleOf(campaignForms), paths.campaignDuplicate(original.id), { as: 'owner' })
      await screen.findByDisplayValue('Sent')
      return { user, unmount }
    }
    const first = await send()
    await first.user.type(name(), ' once')
    await first.user.click(screen.getByRole('button', { name: 'Create campaign' }))
    await screen.findByText(/There is no connection/)
    first.unmount()
    const second = await send()
    await second.user.click(await screen.findByRole('button', { name: 'Restore' }))
    await second.user.click(screen.getByRole('button', { name: 'Create campaign' }))
    await waitFor(() => expect(keys).toHaveLength(2))
    expect(keys[1]).toBe(keys[0])
  })

  test('that the browser refuses are said to be off, and the browser still asks before the page goes', async () => {
    fillBrowser()
    const { user } = await opened()
    expect(screen.queryByText('This browser can’t save drafts')).not.toBeInTheDocument()
    await user.type(name(), ' typed')
    expect(await screen.findByText('This browser can’t save drafts')).toBeInTheDocument()
    expect(isAskedByBrowser()).toBe(true)
  })

  test('are not written any more once the person signed out', async () => {
    const { user } = await opened()
    await user.type(name(), ' typed')
    unsavedStore.setState({ onLeaving: 'drop' })
    hidePage()
    expect(isAskedByBrowser()).toBe(false)
    expect(keptValues()).toEqual([])
  })
})

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

  test('who stays has everything typed, and is asked again', async () => {
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
    await waitFor(() => expect(keptValues()).toHaveLength(1))
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
