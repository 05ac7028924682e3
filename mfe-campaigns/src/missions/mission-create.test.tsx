import { call } from '@console/api'
import { createTask, getTask, listTasks, listTaskTypes, MetadataRuleWrite, paths, TASK_TYPES } from '@console/contract'
import {
  asOwner,
  campaignFactory,
  interceptCalls,
  isCallOf,
  missionFactory,
  question,
  questionGone,
  recordCalls,
  refuseCalls,
  renderPage,
  seededApplication,
  UNUSED_ID,
} from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import * as v from 'valibot'
import { seededRule } from '../audience/testing/seeded-rules.ts'
import campaigns from '../module.ts'
import english from './messages/en.ts'

const box = (name: string) => screen.getByRole('textbox', { name })
const region = (name: string) => within(screen.getByRole('region', { name }))
const submit = (name = 'Create mission') => screen.getByRole('button', { name })

const campaign = (wanted: Parameters<typeof campaignFactory>[0] = {}) =>
  asOwner(async () => campaignFactory({ application_ids: [(await seededApplication('lotus-quest')).id], ...wanted }))

async function opened(locale: 'en' | 'vi' = 'en', wanted = {}) {
  const made = await campaign(wanted)
  const page = await renderPage(campaigns, paths.missionCreate(made.id), { as: 'owner', locale })
  await screen.findByRole('radiogroup')
  return { campaign: made, ...page }
}

test('the form begins with the types that the API lists, each with what it asks for', async () => {
  const { user } = await opened()
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual(
    TASK_TYPES.map((type) => english[`campaign.task.${type}`]),
  )
  expect(screen.getByRole('radio', { name: 'Article' })).toHaveAccessibleDescription('Read an article for a while.')
  expect(screen.queryByRole('textbox', { name: 'Mission name' })).not.toBeInTheDocument()
  await user.click(submit())
  expect(await screen.findByRole('alert')).toHaveTextContent('Type is required.')
})

test('a mission in several applications counts its audience once some are chosen', async () => {
  const both = await asOwner(async () => [(await seededApplication('lotus-quest')).id, (await seededApplication('jade-puzzle')).id])
  const { user } = await opened('en', { application_ids: both })
  await user.click(screen.getByRole('radio', { name: 'Article' }))
  expect(await screen.findByText('Choose applications to see the estimated audience.')).toBeInTheDocument()
  await user.click(region('Rewards').getByRole('checkbox', { name: /Jade Puzzle/ }))
  expect(await screen.findByText(/^[\d,]+ characters?$/)).toBeInTheDocument()
})

test('a type that the API does not offer now is not there', async () => {
  const made = await campaign()
  const types = (await call(listTaskTypes, {})).items.map((type) => (type.code === 'article' ? { ...type, status: 'inactive' } : type))
  interceptCalls((request) => (isCallOf(listTaskTypes, request) ? Response.json({ items: types }) : undefined))
  await renderPage(campaigns, paths.missionCreate(made.id), { as: 'owner' })
  await screen.findByRole('radiogroup')
  expect(screen.queryByRole('radio', { name: 'Article' })).not.toBeInTheDocument()
})

test('types that cannot be had have a way to try again', async () => {
  const made = await campaign()
  refuseCalls(listTaskTypes, 'internal')
  await renderPage(campaigns, paths.missionCreate(made.id), { as: 'owner', locale: 'vi' })
  expect(await screen.findByText('Không tải được danh sách loại nhiệm vụ')).toBeInTheDocument()
})

test('switching the type keeps what both have and asks before it drops anything', async () => {
  const { user } = await opened()
  await user.click(screen.getByRole('radio', { name: 'Article' }))
  await user.type(box('Mission name'), 'Kept')
  await user.type(box('Title'), 'Not kept')
  expect(screen.getAllByRole('radio')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'Change type' }))
  expect(screen.getByRole('radio', { name: 'Article' })).toHaveFocus()
  await user.click(screen.getByRole('radio', { name: 'Email' }))
  const dialog = await question('Change the type of this mission?')
  expect(dialog.getByRole('listitem')).toHaveTextContent('Title')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await questionGone()
  expect(box('Title')).toHaveValue('Not kept')
  await user.click(screen.getByRole('radio', { name: 'Email' }))
  await user.click((await question('Change the type of this mission?')).getByRole('button', { name: 'Change type' }))
  expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('')
  expect(box('Mission name')).toHaveValue('Kept')
  await user.click(screen.getByRole('button', { name: 'Change type' }))
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(screen.getByRole('radio', { name: 'Metric event' })).toBeChecked()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Change type' })).toHaveFocus()
  expect(screen.queryByRole('textbox', { name: 'Subject' })).not.toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'Completion rule' })).toBeInTheDocument()
})

test('a variable that is used and not declared is pointed out, and declared by one press', async () => {
  const { user } = await opened()
  await user.click(screen.getByRole('radio', { name: 'Email' }))
  await user.click(await screen.findByRole('textbox', { name: 'Subject' }))
  await user.paste('Hello {{first_name}} {{tên}} {{}}')
  expect(await screen.findByText(/You can’t use the following as a variable: \{\{tên\}\}, \{\{\}\}$/)).toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: /^Declare/ })).toHaveLength(1)
  await user.click(submit())
  await waitFor(() =>
    expect(box('Subject')).toHaveAccessibleErrorMessage(
      'The text uses a variable that is not declared. Declare it right below, or correct it.',
    ),
  )
  // The button is what comes next.
  await user.click(box('Subject'))
  await user.tab()
  expect(screen.getByRole('button', { name: 'Declare {{first_name}}' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(box('Subject')).toHaveFocus()
  await user.clear(box('Subject'))
  await user.click(box('Subject'))
  await user.paste('Hello {{first_name}}')
  await waitFor(() => expect(box('Subject')).not.toHaveAccessibleErrorMessage(/./))
  expect(screen.getByRole('button', { name: 'Remove first_name' })).toBeInTheDocument()
})

test('a variable’s name is refused at its place, and typed again; several are pasted at once', async () => {
  const { user } = await opened('vi')
  await user.click(screen.getByRole('radio', { name: 'Email' }))
  const name = await screen.findByRole('textbox', { name: 'Tên biến' })
  await user.type(name, 'Họ tên{Enter}')
  expect(name).toHaveAccessibleErrorMessage(
    'Hãy dùng tối đa 50 ký tự: chữ cái thường không dấu (a–z), chữ số và _. Ký tự đầu phải là chữ cái.',
  )
  await user.clear(name)
  await user.type(name, 'ho_ten{Enter}')
  expect(screen.getByRole('button', { name: 'Bỏ ho_ten' })).toHaveTextContent('{{ho_ten}} (chưa dùng)')
  expect(name).toHaveValue('')
  await user.click(screen.getByRole('button', { name: 'Bỏ ho_ten' }))
  expect(name).toHaveFocus()
  await user.paste('{{ten}}, tuoi ho_ten; ')
  await user.keyboard('{Enter}')
  expect(screen.getAllByRole('button', { name: /^Bỏ / }).map(({ textContent }) => textContent)).toEqual(
    ['ten', 'tuoi', 'ho_ten'].map((one) => `{{${one}}} (chưa dùng)`),
  )
})

test('each wrong field of an article says so at its place, and what is typed stays', async () => {
  const { user } = await opened()
  await user.click(screen.getByRole('radio', { name: 'Article' }))
  await user.type(box('Read-more URL'), 'javascript://alert')
  await user.type(box('Duration'), '3,601')
  const sent = recordCalls(createTask)
  await user.click(submit())
  await waitFor(() => expect(box('Mission name')).toHaveAccessibleErrorMessage('Mission name is required.'))
  expect(box('Read-more URL')).toHaveAccessibleErrorMessage('Enter a valid URL or app link.')
  expect(box('Duration')).toHaveAccessibleErrorMessage('The value must be at most 3,600.')
  expect(box('Duration')).toHaveValue('3,601')
  expect(sent).toEqual([])
})

test('a copy opens with everything of its original, is inactive, and is made beside it', async () => {
  const made = await campaign()
  const original = await asOwner(() => missionFactory(made, { name: 'Original', status: 'active' }))
  const { user, address } = await renderPage(campaigns, paths.missionDuplicate(made.id, original.id), { as: 'owner' })
  expect(await screen.findByRole('textbox', { name: 'Mission name' })).toHaveValue('Copy of Original')
  expect(await screen.findByRole('radio', { name: 'Article' })).toBeChecked()
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Inactive')
  await user.click(submit())
  await screen.findByRole('heading', { level: 1, name: 'Copy of Original' })
  const { items } = await call(listTasks, { campaign_id: made.id, sort: 'created_on' })
  expect(items.map(({ name, status }) => [name, status])).toEqual([
    ['Original', 'active'],
    ['Copy of Original', 'inactive'],
  ])
  const copy = items[1]
  expect(address()).toBe(paths.mission(made.id, copy?.id ?? ''))
  const { content, description, audience_type } = await call(getTask, { campaign_id: made.id, task_id: original.id })
  expect(copy).toMatchObject({ content, description, audience_type })
})

test('in a campaign that has ended there is no form, and the reason', async () => {
  const made = await campaign({ ended: true })
  await renderPage(campaigns, paths.missionCreate(made.id), { as: 'owner' })
  expect(await screen.findByText("Can't update this campaign because it's ended")).toBeInTheDocument()
  expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument()
})

test('in a campaign that is not there it says so', async () => {
  await renderPage(campaigns, paths.missionCreate(UNUSED_ID), { as: 'owner', locale: 'vi' })
  expect(await screen.findByText('Chiến dịch không tồn tại')).toBeInTheDocument()
})

test('a person who may change their own campaigns only cannot create a mission in someone else’s', async () => {
  const made = await campaign()
  await renderPage(campaigns, paths.missionCreate(made.id), { as: 'own' })
  expect(await screen.findByRole('heading', { level: 1, name: 'No Permission' })).toBeInTheDocument()
})

test('a rule that completes another mission of the campaign too says so, with the way to it', async () => {
  const made = await campaign()
  const completion_metadata_rule = v.parse(MetadataRuleWrite, await asOwner(() => seededRule('level', { operator: '>=', value: 20 })))
  const byRule = { task_type: 'metric_event' as const, content: {}, completion_metadata_rule }
  const [there, copied] = await asOwner(async () => [
    await missionFactory(made, { name: 'Reach level 20', ...byRule }),
    await missionFactory(made, { name: 'To be copied', ...byRule }),
  ])
  await renderPage(campaigns, paths.missionEdit(made.id, copied.id), { as: 'owner' })
  const note = await screen.findByText('Anyone who meets this rule will also complete these missions:')
  const links = within(note.closest('[role=note]') as HTMLElement).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Reach level 20', paths.mission(made.id, there.id)]])
})

test('one application of the campaign is there already, and its errors are its own', async () => {
  const { user } = await opened()
  await user.click(screen.getByRole('radio', { name: 'Metric event' }))
  await user.click(submit())
  await waitFor(() => expect(region('Rewards').getByRole('combobox', { name: 'Item' })).toHaveAccessibleErrorMessage('Item is required.'))
  expect(region('Rewards').getByRole('textbox', { name: 'Amount' })).toHaveAccessibleErrorMessage('Amount is required.')
})
