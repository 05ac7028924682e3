import { paths } from '@console/contract'
import { unsavedStore } from '@console/session'
import { type Account, asOwner, campaignFactory, fillBrowser, hidePage, interceptCalls, keptInBrowser, renderPage } from '@console/testing'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { campaignForms } from '../testing/campaign-forms.tsx'
import { moduleOf } from '../testing/module-of.ts'

beforeEach(() => {
  unsavedStore.setState({ onLeaving: 'ask' })
})

const name = () => screen.getByRole('textbox', { name: 'Name' })
const save = () => screen.getByRole('button', { name: 'Save' })
const offer = () => screen.findAllByText(/^You have unsaved work from \d/)
const keptValues = () => [...keptInBrowser.values()].map((draft) => (draft as { readonly values: object }).values)
const keptNames = () => keptValues().map((values) => (values as { readonly name: string }).name)
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

async function leftUnsaved() {
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
    await waitFor(() => expect(keptValues()).toEqual([expect.objectContaining({ name: 'Lantern 12' })]))
  })

  test('say where their form is and what the record is called, in no language', async () => {
    const { campaign, user, unmount } = await opened()
    await user.type(name(), '!')
    unmount()
    const draft = { path: paths.campaignEdit(campaign.id), name: 'Lantern' }
    await waitFor(() => expect([...keptInBrowser.values()]).toEqual([expect.objectContaining(draft)]))
  })

  test('of a copy lead back to that copy and are called by the name that was typed', async () => {
    const { id } = await asOwner(() => campaignFactory({ name: 'Lantern' }))
    const { user } = await renderPage(moduleOf(campaignForms), paths.campaignDuplicate(id), { as: 'owner' })
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), '!')
    hidePage()
    const draft = { path: paths.campaignDuplicate(id), name: 'Lantern!' }
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

  test('are offered with the first sight of the form, so that nothing in it moves', async () => {
    const { id } = await leftUnsaved()
    const firstSeen: (string | null)[] = []
    const observer = new MutationObserver(() => {
      const whole = document.querySelector('form')?.firstElementChild
      if (firstSeen.length === 0 && whole && getComputedStyle(whole).visibility === 'visible') firstSeen.push(document.body.textContent)
    })
    observer.observe(document, { attributes: true, childList: true, subtree: true })
    await edited(id)
    await offer()
    observer.disconnect()
    expect(firstSeen).toEqual([expect.stringContaining('You have unsaved work from')])
  })

  test('are offered on opening and restored', async () => {
    const { id } = await leftUnsaved()
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

  test('that an earlier release kept are offered, and go on under the key of this one', async () => {
    const { id } = await leftUnsaved()
    const [[key, draft]] = [...keptInBrowser] as [[string, object]]
    const earlierKey = key.slice(0, key.lastIndexOf('/'))
    keptInBrowser.clear()
    keptInBrowser.set(earlierKey, { ...draft, begun: undefined })
    const { user } = await edited(id)
    await offer()
    await user.click(screen.getByRole('button', { name: 'Restore' }))
    expect(name()).toHaveValue('Lantern typed')
    await waitFor(() => expect([...keptInBrowser.keys()]).toEqual([expect.stringMatching(/\/\d+$/)]))
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
    const { id } = await leftUnsaved()
    const { user } = await edited(id)
    await offer()
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(name()).toHaveValue('Lantern')
    expect(name()).toHaveFocus()
    await waitFor(() => expect(keptValues()).toEqual([]))
  })

  async function typedBeside() {
    const { id } = await leftUnsaved()
    const page = await edited(id)
    await offer()
    await page.user.clear(name())
    await page.user.type(name(), 'Anew')
    hidePage()
    await waitFor(() => expect(keptNames()).toEqual(['Lantern typed', 'Anew']))
    return { id, ...page }
  }

  test('survive until they are answered, though something else is typed: the next visit offers both', async () => {
    const { id } = await typedBeside()
    cleanup()
    const { user } = await edited(id)
    await offer()
    const restore = screen.getAllByRole('button', { name: /^Restore/ })
    expect(restore).toHaveLength(2)
    expect(restore[0]).toHaveAccessibleName(/^Restore You have unsaved work from \d/)
    await user.click(screen.getAllByRole('button', { name: /^Discard/ })[0] as HTMLElement)
    expect(screen.getByRole('button', { name: 'Restore' })).toHaveFocus()
    await waitFor(() => expect(keptNames()).toEqual(['Lantern typed']))
    await user.click(screen.getByRole('button', { name: 'Restore' }))
    expect(name()).toHaveValue('Lantern typed')
    expect(screen.queryByText(/unsaved work/)).not.toBeInTheDocument()
  })

  test('that are restored give what was typed beside them in exchange', async () => {
    const { user } = await typedBeside()
    await user.type(name(), '!')
    await user.click(screen.getByRole('button', { name: 'Restore' }))
    expect(name()).toHaveValue('Lantern typed')
    expect(screen.getByRole('button', { name: 'Restore' })).toBeInTheDocument()
    await waitFor(() => expect(keptNames().sort()).toEqual(['Anew!', 'Lantern typed']))
  })

  test('stay on offer when what was typed beside them is saved', async () => {
    const { user } = await typedBeside()
    await user.click(save())
    await screen.findByRole('heading', { level: 1, name: 'Anew' })
    await waitFor(() => expect(keptNames()).toEqual(['Lantern typed']))
  })

  test.each([
    ['another person', 'manager'],
    ['the same person at another record', 'owner'],
  ] as const)('are not offered to %s', async (who, as) => {
    const { id } = await leftUnsaved()
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
