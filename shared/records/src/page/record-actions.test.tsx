import { call } from '@console/api'
import { type Campaign, type CampaignSummary, endCampaign, getCampaign, paths, updateCampaign } from '@console/contract'
import {
  type Account,
  answerCalls,
  asOwner,
  campaignFactory,
  interceptCalls,
  isCallOf,
  problem,
  question,
  questionGone,
  recordCalls,
  refuseCalls,
  renderPage,
  seededCampaign,
} from '@console/testing'
import { expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { calling, type RecordAction } from '../index.ts'
import { campaignRecord } from '../testing/campaign-record.tsx'
import { moduleOf } from '../testing/module-of.ts'
import { ActionButton, RecordActions, RecordPage } from './index.ts'

type Action = RecordAction<Campaign, CampaignSummary>
type Asking = Extract<NonNullable<Action['one']>, { readonly useQuestion: unknown }>

const refuses = ({ status }: Pick<Campaign, 'status'>) => (status === 'ended' ? 'It has ended' : undefined)
const edit: Action = {
  id: 'edit',
  needs: updateCampaign,
  place: 'primary',
  refuses,
  one: { label: 'Edit', to: ({ id }) => paths.campaignEdit(id) },
}
const ending: Asking = {
  label: 'End',
  useQuestion: ({ name }) => ({ title: 'End it?', confirm: 'End it', body: `${name} ends for good` }),
  done: ({ name }) => `${name} ended`,
  failed: 'It did not end',
}
const end: Action = {
  id: 'end',
  needs: endCampaign,
  place: 'button',
  refuses,
  call: calling(endCampaign, { params: ({ id }) => ({ campaign_id: id }) }),
  one: ending,
}

async function drawn(campaign: Campaign, actions: readonly Action[], as: Account = 'owner', locale: 'en' | 'vi' = 'en') {
  const campaignPage = () => (
    <RecordPage of={campaignRecord}>
      {(record) => (
        <>
          <h1>{`${record.name} is ${record.status}`}</h1>
          <RecordActions of={campaignRecord} record={record} actions={actions} />
        </>
      )}
    </RecordPage>
  )
  const page = await renderPage(moduleOf({ campaign: campaignPage }), paths.campaign(campaign.id), { as, locale })
  await screen.findByRole('heading', { level: 1 })
  return page
}

async function asked(action: Action = end, locale: 'en' | 'vi' = 'en') {
  const campaign = await asOwner(() => campaignFactory())
  const page = await drawn(campaign, [action], 'owner', locale)
  await page.user.click(screen.getByRole('button', { name: 'End' }))
  return { ...page, campaign, dialog: await question('End it?') }
}

/** The labels of the links and buttons beside the title, in order, without the '…' button, which is always there. */
const offered = () => [...document.querySelectorAll('a, button:not([aria-haspopup])')].map(({ textContent }) => textContent)

test.each([
  ['owner', ['End', 'Edit']],
  ['editor', ['Edit']],
  ['viewer', []],
] as const)('%s sees of the actions those whose call they may make: %j', async (as, labels) => {
  await drawn(await asOwner(() => seededCampaign('summer quest')), [edit, end], as)
  expect(offered()).toEqual(labels)
})

test.each([
  [true, ['Copy', 'Edit']],
  [false, ['Edit']],
])('an action for wide windows is a button there, and on a phone in the menu: wide %s', async (matches, labels) => {
  jest.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches }) as unknown as MediaQueryList)
  const copy: Action = { ...edit, id: 'copy', place: 'wide', one: { label: 'Copy', to: ({ id }) => paths.campaignDuplicate(id) } }
  const { user } = await drawn(await asOwner(() => seededCampaign('summer quest')), [edit, copy])
  expect(offered()).toEqual(labels)
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  await screen.findByRole('menuitem', { name: 'Copy page address' })
  expect(screen.queryAllByRole('menuitem', { name: 'Copy' })).toHaveLength(matches ? 0 : 1)
})

test('keys for own work count for a record of one’s own and for no other', async () => {
  const [own, other] = await asOwner(async () => [await seededCampaign('holiday lantern'), await seededCampaign('summer quest')])
  const { unmount } = await drawn(own, [edit, end], 'own')
  expect(offered()).toEqual(['End', 'Edit'])
  unmount()
  interceptCalls((request) => (isCallOf(getCampaign, request) ? Response.json(other) : undefined))
  await drawn(other, [edit, end], 'own')
  expect(offered()).toEqual([])
})

test('an action that cannot be done is a button that gives the reason and does nothing, also where it is a link', async () => {
  const campaign = await asOwner(() => campaignFactory({ ended: true }))
  const { user, address } = await drawn(campaign, [edit, end])
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  for (const name of ['Edit', 'End']) {
    const button = screen.getByRole('button', { name })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription('It has ended')
    await user.click(button)
  }
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(address()).toBe(paths.campaign(campaign.id))
})

test('an action that leads somewhere is a link', async () => {
  const { id } = await asOwner(() => campaignFactory())
  const { user, address } = await drawn({ id } as Campaign, [edit], 'owner', 'vi')
  await user.click(screen.getByRole('link', { name: 'Edit' }))
  expect(address()).toBe(paths.campaignEdit(id))
})

test('an action that a record does not have is not there, nor is one for many alone', async () => {
  const campaign = await asOwner(() => campaignFactory())
  await drawn(campaign, [
    { ...end, isHidden: ({ status }) => status === 'inactive' },
    { ...edit, one: undefined, many: { label: 'Edit' } },
  ])
  expect(offered()).toEqual([])
})

test('an action may stand alone among other words', async () => {
  const { id } = await asOwner(() => campaignFactory())
  const campaign = () => (
    <RecordPage of={campaignRecord}>{(record) => <ActionButton of={campaignRecord} record={record} action={end} />}</RecordPage>
  )
  await renderPage(moduleOf({ campaign }), paths.campaign(id), { as: 'owner' })
  expect(await screen.findByRole('button', { name: 'End' })).toBeInTheDocument()
  expect(offered()).toEqual(['End'])
})

test('nothing is sent before the question is answered, and neither Cancel nor Escape sends anything', async () => {
  const calls = recordCalls(endCampaign)
  const { dialog, user, campaign } = await asked(end, 'vi')
  expect(dialog.getByText(`${campaign.name} ends for good`)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Hủy' }))
  await questionGone()
  await user.click(screen.getByRole('button', { name: 'End' }))
  await question('End it?')
  await user.keyboard('{Escape}')
  await questionGone()
  expect(calls).toEqual([])
})

test('once confirmed it is sent for the version that was shown, is told about, and the page shows the new state', async () => {
  const calls = recordCalls(endCampaign)
  const { dialog, user, campaign } = await asked()
  await user.click(dialog.getByRole('button', { name: 'End it' }))
  expect(await screen.findByText(`${campaign.name} ended`)).toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: `${campaign.name} is ended` })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'End' })).toHaveAccessibleDescription('It has ended')
  expect(calls.map((call) => call.headers.get('If-Match'))).toEqual([`"${campaign.version}"`])
  await questionGone()
})

test.each([
  ['of the kit', 'busy', 'Dịch vụ hiện đang bận'],
  ['of its own', 'already_ended', 'Somebody was faster'],
  ['that title it', 'permission_denied', 'Không đủ quyền. Bạn không có quyền cần thiết để thực hiện thao tác này'],
] as const)('a refusal is told in words %s where it was asked, and the record stays as it is', async (_of, code, words) => {
  const { dialog, user, campaign } = await asked({ ...end, one: { ...ending, refusals: { already_ended: 'Somebody was faster' } } }, 'vi')
  refuseCalls(endCampaign, code)
  const confirm = dialog.getByRole('button', { name: 'End it' })
  await user.click(confirm)
  const reason = await dialog.findByRole('alert')
  expect(reason).toHaveTextContent('It did not end')
  expect(reason).toHaveTextContent(words)
  expect(confirm).toHaveFocus()
  // A notice that goes away would say it twice.
  expect(screen.queryByRole('status', { name: /It did not end/ })).not.toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Hủy' }))
  await questionGone()
  expect(screen.getByRole('heading', { name: `${campaign.name} is inactive` })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'End' })).not.toHaveAttribute('aria-disabled')
})

test('what was refused can be tried again from the same question, and is told about once', async () => {
  const { dialog, user, campaign } = await asked()
  refuseCalls(endCampaign, 'busy')
  const confirm = dialog.getByRole('button', { name: 'End it' })
  await user.click(confirm)
  await dialog.findByRole('alert')
  answerCalls()
  await user.click(confirm)
  await questionGone()
  expect(await screen.findAllByText(`${campaign.name} ended`)).toHaveLength(1)
  expect(screen.queryByText('It did not end')).not.toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: `${campaign.name} is ended` })).toBeInTheDocument()
})

test('what was changed meanwhile is shown as it is now, and the next try is for that', async () => {
  const { dialog, user, campaign } = await asked(end, 'vi')
  const name = `${campaign.name}, renamed`
  await call(updateCampaign, { campaign_id: campaign.id }, { body: { ...campaignRecord.values(campaign), name } as never })
  const confirm = dialog.getByRole('button', { name: 'End it' })
  await user.click(confirm)
  expect(await dialog.findByRole('alert')).toHaveTextContent('Có người khác vừa thay đổi')
  expect(await dialog.findByText(`${name} ends for good`)).toBeInTheDocument()
  await user.click(confirm)
  expect(await screen.findByText(`${name} ended`)).toBeInTheDocument()
})

test('what turns out to be done already cannot be tried again', async () => {
  const { dialog, user, campaign } = await asked()
  await call(endCampaign, { campaign_id: campaign.id })
  await user.click(dialog.getByRole('button', { name: 'End it' }))
  expect(await dialog.findByRole('alert')).toBeInTheDocument()
  await waitFor(() => expect(dialog.getByRole('button', { name: 'End it' })).toHaveAccessibleDescription('It has ended'))
})

test('it leads on where it says so, once it is done and not before', async () => {
  const { dialog, user, campaign, address } = await asked({ ...end, one: { ...ending, done: 'It ended', leadsTo: paths.campaigns } })
  refuseCalls(endCampaign, 'busy')
  await user.click(dialog.getByRole('button', { name: 'End it' }))
  await dialog.findByRole('alert')
  expect(address()).toBe(paths.campaign(campaign.id))
  answerCalls()
  await user.click(dialog.getByRole('button', { name: 'End it' }))
  await waitFor(() => expect(address()).toBe(paths.campaigns()))
  expect(await screen.findByText('It ended')).toBeInTheDocument()
})

test('while it is under way it is not sent again, and the question stays', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const { dialog, user } = await asked(end, 'vi')
  let sent = 0
  interceptCalls((request) => {
    if (!isCallOf(endCampaign, request)) return undefined
    sent += 1
    return promise
  })
  const confirm = dialog.getByRole('button', { name: 'End it' })
  await user.dblClick(confirm)
  await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'))
  await user.keyboard('{Escape}')
  expect(sent).toBe(1)
  expect(screen.getByRole('alertdialog')).toBeInTheDocument()
  resolve(problem('busy'))
  await dialog.findByRole('alert')
  expect(sent).toBe(1)
})
