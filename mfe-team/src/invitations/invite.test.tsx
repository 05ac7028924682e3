import { call } from '@console/api'
import { createInvitation, deleteInvitation, listApplications, listInvitations, paths } from '@console/contract'
import { hidePage, keptInBrowser, problem, recordCalls, renderPage } from '@console/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import team from '../module.ts'

beforeEach(() => localStorage.clear())

async function fill(user: UserEvent, addresses: string): Promise<void> {
  await user.click(await screen.findByLabelText('Email addresses'))
  await user.paste(addresses)
  await screen.findByRole('option', { name: 'Viewer' })
  await user.selectOptions(screen.getByLabelText('Role'), 'Viewer')
}
const send = () => screen.getByRole('button', { name: 'Send invitations' })
const marked = () => within(screen.getByRole('list', { name: 'Addresses that will not be invited' }))

test('each address that cannot be invited is marked with the reason, and the others are invited', async () => {
  const { user, address } = await renderPage(team, paths.userInvite(), { as: 'owner' })
  await fill(user, 'one@new.example, ONE@new.example; no@ editor@lotus.example')
  expect(screen.getByText('1 person will be invited')).toBeInTheDocument()
  expect(await marked().findByText('This person is already a member.')).toBeInTheDocument()
  expect(marked().getByText('This address is already in the list.')).toBeInTheDocument()
  const sent = recordCalls(createInvitation)
  await user.click(send())
  expect(await screen.findByText('Correct or remove the addresses that are not valid.')).toBeInTheDocument()
  expect(sent).toEqual([])
  await user.click(marked().getByRole('button', { name: 'Remove no@' }))
  await user.click(send())
  await waitFor(() => expect(address()).toBe('/users'))
  expect(sent).toHaveLength(1)
  expect((await call(listInvitations, { q: 'one@new.example' })).items).toHaveLength(1)
})

test('one that fails stays with the reason and is sent again alone, under the same key', async () => {
  const { user, address } = await renderPage(team, paths.userInvite(), { as: 'owner' })
  await fill(user, 'two@new.example three@new.example')
  let isBusy = true
  const keys: (string | null)[] = []
  const sent = recordCalls(createInvitation, (request) => {
    const key = request.headers.get('Idempotency-Key')
    keys.push(key)
    return isBusy && keys.indexOf(key) === 0 ? problem('busy') : undefined
  })
  await user.click(send())
  expect(await screen.findByText(/^Sent: 1. Not sent: 1./)).toBeInTheDocument()
  const left = (screen.getByLabelText('Email addresses') as HTMLTextAreaElement).value
  expect(['two@new.example', 'three@new.example']).toContain(left)
  isBusy = false
  await user.click(send())
  await waitFor(() => expect(address()).toBe('/users'))
  expect(sent).toHaveLength(3)
  expect(new Set(keys).size).toBe(2)
})

test('one that was refused is sent again as a new request', async () => {
  const { user, address } = await renderPage(team, paths.userInvite(), { as: 'owner' })
  await fill(user, 'again@new.example')
  const keys: (string | null)[] = []
  recordCalls(createInvitation, (request) => {
    keys.push(request.headers.get('Idempotency-Key'))
    return keys.length === 1 ? problem('invitation_pending') : undefined
  })
  await user.click(send())
  expect(await screen.findByText(/Not sent: 1/)).toBeInTheDocument()
  await user.click(send())
  await waitFor(() => expect(address()).toBe('/users'))
  expect(new Set(keys).size).toBe(2)
})

test('an address whose invitation was withdrawn meanwhile is invited', async () => {
  const { user, address } = await renderPage(team, paths.userInvite(), { as: 'owner' })
  await fill(user, 'nopub@lotus.example')
  expect(await marked().findByText(/already has a pending invitation/)).toBeInTheDocument()
  await user.click(send())
  expect(await screen.findByText('No one in this list can be invited. Enter other addresses.')).toBeInTheDocument()
  const [invitation] = (await call(listInvitations, { q: 'nopub', status: 'pending' })).items
  await call(deleteInvitation, { invitation_id: invitation?.id ?? '' })
  await user.click(send())
  await waitFor(() => expect(address()).toBe('/users'))
})

test('all applications are named unless only some are chosen', async () => {
  const { user } = await renderPage(team, paths.userInvite(), { as: 'owner' })
  const { total, items } = await call(listApplications, {})
  await fill(user, 'all@new.example')
  expect(await screen.findByRole('radio', { name: `All applications that exist today (${total})` })).toBeChecked()
  expect(screen.queryByRole('group', { name: 'Chosen applications' })).not.toBeInTheDocument()
  const bodies: { application_ids: string[] }[] = []
  recordCalls(createInvitation, (request) => {
    void request
      .clone()
      .json()
      .then((body) => bodies.push(body))
    return problem('busy')
  })
  await user.click(send())
  await waitFor(() => expect(bodies[0]?.application_ids).toHaveLength(total))
  await user.click(screen.getByRole('radio', { name: 'Only these' }))
  await user.click(send())
  expect(await screen.findByText('Choose at least one application.')).toBeInTheDocument()
  const group = within(screen.getByRole('group', { name: 'Chosen applications' }))
  await user.click(await group.findByRole('checkbox', { name: new RegExp(`^${items[0]?.display_name}`) }))
  await user.click(send())
  await waitFor(() => expect(bodies[1]?.application_ids).toEqual([items[0]?.id]))
})

test('without roles, applications and addresses each says so', async () => {
  const { user } = await renderPage(team, paths.userInvite(), { as: 'owner', locale: 'vi' })
  await user.click(await screen.findByRole('radio', { name: 'Chỉ những ứng dụng này' }))
  await user.click(await screen.findByRole('button', { name: 'Gửi lời mời' }))
  expect(await screen.findByText('Vui lòng nhập địa chỉ email.')).toBeInTheDocument()
  expect(screen.getByText('Vui lòng chọn vai trò.')).toBeInTheDocument()
  expect(screen.getByText('Vui lòng chọn ít nhất một ứng dụng.')).toBeInTheDocument()
})

test('of two hundred addresses those that cannot be invited are named, and after a limit the rest is kept', async () => {
  const { user } = await renderPage(team, paths.userInvite(), { as: 'owner' })
  const good = Array.from({ length: 195 }, (_, n) => `Name\tn${n}@many.example`)
  const wrong = Array.from({ length: 23 }, (_, n) => `Name\twrong${n}@`)
  await fill(
    user,
    ['Họ tên\tEmail', ...good.slice(0, 90), ...wrong, 'editor@lotus.example', ...good.slice(90), 'N0@many.example', 'Mai'].join('\n'),
  )
  expect(screen.getByText('195 people will be invited')).toBeInTheDocument()
  expect(screen.getByText('No email address in: Họ tên Email · Mai')).toBeInTheDocument()
  expect(marked().getAllByText('This isn’t a valid email address. Correct or remove it.')).toHaveLength(10)
  expect(marked().getByText('91. wrong0@')).toBeInTheDocument()
  expect(screen.getByText('and 15 more addresses')).toBeInTheDocument()
  const sent = recordCalls(createInvitation, () =>
    sent.length > 150
      ? problem('rate_limited')
      : Response.json({ id: '1', email: 'a', role: { id: '1', name: 'R' }, status: 'pending' }, { status: 201 }),
  )
  await user.click(send())
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Remove all 25' }))
  expect(screen.queryByRole('list', { name: 'Addresses that will not be invited' })).not.toBeInTheDocument()
  await user.click(send())
  expect(await screen.findByText(/^Sent: 150. Not sent: 45./)).toBeInTheDocument()
  const left = (screen.getByLabelText('Email addresses') as HTMLTextAreaElement).value.split('\n')
  expect(left).toHaveLength(47)
  expect(left.slice(-2)).toEqual(['Họ tên Email', 'Mai'])
  expect(within(screen.getByRole('list', { name: 'Addresses that were not invited' })).getAllByRole('listitem')).toHaveLength(45)
  expect(screen.getByText(/^Invited: n/).textContent?.split(', ')).toHaveLength(150)
  expect(sent.length).toBeLessThan(160)
})

test('what was chosen is offered again after a reload, also what a failed address left', async () => {
  const first = await renderPage(team, paths.userInvite(), { as: 'owner' })
  await fill(first.user, 'four@new.example five@new.example')
  recordCalls(createInvitation, () => problem('busy'))
  await first.user.click(send())
  expect(await screen.findByText(/^Sent: 0. Not sent: 2./)).toBeInTheDocument()
  hidePage()
  await waitFor(() => expect([...keptInBrowser.values()]).toHaveLength(1))
  cleanup()
  const { user } = await renderPage(team, paths.userInvite(), { as: 'owner' })
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(screen.getByLabelText('Email addresses')).toHaveValue('four@new.example\nfive@new.example')
  await waitFor(() => expect(screen.getByLabelText('Role')).toHaveDisplayValue('Viewer'))
})

test('the chosen role shows what it lets people do', async () => {
  const { user } = await renderPage(team, paths.userInvite(), { as: 'owner' })
  await screen.findByRole('option', { name: 'Viewer' })
  await user.selectOptions(screen.getByLabelText('Role'), 'Viewer')
  await user.click(screen.getByRole('button', { name: 'What this role can do' }))
  expect(await screen.findByTitle('View campaigns')).toBeInTheDocument()
  expect(screen.queryByTitle('Edit campaigns')).not.toBeInTheDocument()
})
