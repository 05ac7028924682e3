import { ApiError, call } from '@console/api'
import { type ApplicationRef, listApplications, RewardWrite } from '@console/contract'
import { Form, useRecordForm } from '@console/forms'
import { asOwner, campaignFactory, missionFactory, renderPart } from '@console/testing'
import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import * as v from 'valibot'
import { RewardFields } from './reward-fields.tsx'
import { newReward, type RewardValues } from './reward-values.ts'

const Mission = v.object({ rewards: v.pipe(v.array(RewardWrite), v.minLength(1)) })
interface Values {
  readonly rewards: readonly RewardValues[]
}
const save = jest.fn<(body: v.InferOutput<typeof Mission>) => Promise<void>>()
const messages = { en: () => import('./messages/en.ts'), vi: () => import('./messages/vi.ts') }

let applications: readonly ApplicationRef[] = []
/** Has one mission, with a reward in the first application. */
let campaignId = ''
beforeAll(async () => {
  await asOwner(async () => {
    const { items } = await call(listApplications, { sort: 'display_name' })
    applications = items.slice(0, 3)
    const campaign = await campaignFactory({ application_ids: applications.map(({ id }) => id) })
    campaignId = campaign.id
    await missionFactory(campaign, { name: 'Reach level 10', rewards: [v.parse(RewardWrite, filled(at(0), 'Rubies'))] })
  })
})
beforeEach(() => {
  save.mockReset()
  save.mockResolvedValue(undefined)
})

interface Opened {
  readonly rewards: readonly RewardValues[]
  readonly of?: readonly ApplicationRef[]
}

function Editing({ rewards, of = applications }: Opened) {
  const form = useRecordForm<Values>(Mission, { rewards })
  return (
    <Form form={form} submit="Save" failed="Saving failed" onSubmit={(values) => save(v.parse(Mission, values))}>
      <RewardFields campaignId={campaignId} applications={of} />
    </Form>
  )
}

const visit = (opened: Opened, locale: 'en' | 'vi' = 'en') => renderPart(<Editing {...opened} />, { as: 'owner', locale }, messages)
const at = (place: number): ApplicationRef => {
  const found = applications[place]
  if (!found) throw new Error('The demo data has too few applications.')
  return found
}
const filled = (application: ApplicationRef, item = 'Gold'): RewardValues => ({
  application_id: application.id,
  postback_param: [],
  reward_description: { item, amount: 1000, summary: `Some ${item}`, description: 'For you', icon_url: null },
})
const panel = (application: ApplicationRef, words = 'Reward in') =>
  within(screen.getByRole('group', { name: new RegExp(`^${words} ${application.display_name} `) }))
const box = (application: ApplicationRef) => screen.getByRole('checkbox', { name: new RegExp(`^${application.display_name}`) })
const button = (name: string) => screen.getByRole('button', { name })
const saved = () => save.mock.calls[0]?.[0].rewards

test('what is entered is saved with the number as a number', async () => {
  const { user } = await visit({ rewards: [] })
  await user.click(box(at(1)))
  const fields = panel(at(1))
  await user.type(fields.getByRole('combobox', { name: 'Item' }), 'Gems')
  await user.type(fields.getByRole('textbox', { name: 'Amount' }), '1,250.5')
  await user.type(fields.getByRole('textbox', { name: 'Summary' }), 'Many gems')
  await user.type(fields.getByRole('textbox', { name: 'Description' }), 'They shine')
  await user.click(button('Save'))
  expect(saved()).toEqual([
    {
      application_id: at(1).id,
      postback_param: [],
      reward_description: { item: 'Gems', amount: 1250.5, summary: 'Many gems', description: 'They shine', icon_url: null },
    },
  ])
})

test.each([
  ['en', 'The summary says “100 coins”, but the amount is 1,000.', 'Change to “1,000 coins”', '1,000 coins'],
  ['vi', 'Tóm tắt ghi “100 coins” nhưng số lượng là 1.000.', 'Đổi thành “1.000 coins”', '1.000 coins'],
] as const)('in %s, a summary that promises another amount is told, and corrected at once', async (locale, words, action, corrected) => {
  const reward = filled(at(0))
  const rewards = [{ ...reward, reward_description: { ...reward.reward_description, summary: '100 coins' } }]
  const { user } = await visit({ rewards }, locale)
  expect(screen.getByText(words)).toBeInTheDocument()
  await user.click(button(action))
  expect(screen.getByDisplayValue(corrected)).toBeInTheDocument()
  expect(screen.queryByText(words)).not.toBeInTheDocument()
})

test('an empty reward can be that of another mission, whose items are offered too', async () => {
  const { user } = await visit({ rewards: [newReward(at(0).id)] })
  const item = screen.getByRole('combobox', { name: 'Item' })
  await user.click(await screen.findByRole('button', { name: '“Reach level 10”: 1,000 Rubies' }))
  expect(item).toHaveValue('Rubies')
  expect(screen.getByRole('textbox', { name: 'Summary' })).toHaveValue('Some Rubies')
  expect(screen.queryByRole('group', { name: 'Use a reward from another mission' })).not.toBeInTheDocument()
  await user.click(button('Save'))
  expect(saved()).toEqual([filled(at(0), 'Rubies')])
})

test('without an application there is nothing to save, which is said at the boxes', async () => {
  const { user } = await visit({ rewards: [] })
  await user.click(button('Save'))
  expect(await screen.findByText('Choose at least one application.')).toBeInTheDocument()
  await waitFor(() => expect(box(at(0))).toHaveFocus())
  expect(save).not.toHaveBeenCalled()
})

test('a campaign with one application needs no choice', async () => {
  await visit({ rewards: [newReward(at(0).id)], of: [at(0)] })
  expect(panel(at(0)).getByRole('combobox', { name: 'Item' })).toBeInTheDocument()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})

test.each([
  ['en', 'Amount', '0', 'Enter an amount greater than 0.'],
  ['vi', 'Số lượng', '-5', 'Hãy nhập số lượng lớn hơn 0.'],
] as const)('in %s, %s takes nothing but a number greater than 0 and says so', async (locale, label, typed, reason) => {
  const reward = filled(at(0))
  const { user } = await visit({ rewards: [{ ...reward, reward_description: { ...reward.reward_description, amount: null } }] }, locale)
  const amount = screen.getByRole('textbox', { name: label })
  await user.type(amount, typed)
  await user.click(button('Save'))
  await waitFor(() => expect(amount).toHaveAccessibleErrorMessage(reason))
  expect(save).not.toHaveBeenCalled()
})

describe('an application that is taken away', () => {
  test('keeps what was entered until the form is left, and says that saving loses it', async () => {
    const { user } = await visit({ rewards: [filled(at(0), 'Gold'), filled(at(1), 'Gems')] })
    await user.click(box(at(0)))
    expect(screen.getByText(/^What you entered for this application will be lost/)).toBeInTheDocument()
    expect(screen.queryByDisplayValue('Gold')).not.toBeInTheDocument()
    expect(panel(at(1)).getByRole('combobox', { name: 'Item' })).toHaveValue('Gems')
    await user.click(box(at(0)))
    expect(panel(at(0)).getByRole('combobox', { name: 'Item' })).toHaveValue('Gold')
    expect(panel(at(0)).getByRole('textbox', { name: 'Amount' })).toHaveValue('1,000')
    expect(screen.queryByText(/will be lost/)).not.toBeInTheDocument()
    await user.click(box(at(0)))
    await user.click(button('Save'))
    expect(saved()).toMatchObject([{ application_id: at(1).id, reward_description: { item: 'Gems', amount: 1000 } }])
  })

  test('with nothing entered goes without a word', async () => {
    const { user } = await visit({ rewards: [newReward(at(0).id), filled(at(1))] })
    await user.click(box(at(0)))
    expect(screen.queryByText(/will be lost/)).not.toBeInTheDocument()
  })
})

describe('postback parameters', () => {
  test('are rows that are added and removed by keyboard; empty ones are left out', async () => {
    const { user } = await visit({ rewards: [filled(at(0))] })
    button('Add parameter').focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Parameter name 1' })).toHaveFocus())
    await user.keyboard('level{Tab}7{Enter}')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Parameter name 2' })).toHaveFocus())
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Parameter name 3' })).toHaveFocus())
    await user.keyboard('zone{Tab}a')
    button('Remove parameter 1').focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Parameter name 1' })).toHaveFocus())
    expect(screen.getByRole('textbox', { name: 'Parameter name 2' })).toHaveValue('zone')
    expect(save).not.toHaveBeenCalled()
    await user.click(button('Save'))
    expect(saved()?.[0]?.postback_param).toEqual([{ name: 'zone', value: 'a' }])
  })

  test('that are half filled say what is missing, at its place', async () => {
    const params = [
      { name: 'a', value: '1' },
      { name: '', value: '2' },
      { name: 'c', value: ' ' },
    ]
    const { user } = await visit({ rewards: [{ ...filled(at(0)), postback_param: params }] })
    await user.click(button('Save'))
    const name = screen.getByRole('textbox', { name: 'Parameter name 2' })
    await waitFor(() => expect(name).toHaveFocus())
    expect(name).toHaveAccessibleErrorMessage('Enter a name, or clear the value to leave this row out.')
    expect(screen.getByRole('textbox', { name: 'Parameter value 3' })).toHaveAccessibleErrorMessage(
      'Enter a value, or clear the name to leave this row out.',
    )
    expect(screen.getByRole('textbox', { name: 'Parameter name 1' })).toBeValid()
  })

  test('of one name are refused at the later one', async () => {
    const params = [
      { name: 'level', value: '1' },
      { name: 'level', value: '2' },
    ]
    const { user } = await visit({ rewards: [{ ...filled(at(0)), postback_param: params }] })
    await user.click(button('Save'))
    const later = screen.getByRole('textbox', { name: 'Parameter name 2' })
    await waitFor(() => expect(later).toHaveAccessibleErrorMessage('This name is already used above. Enter another one.'))
    await waitFor(() => expect(later).toHaveFocus())
    expect(screen.getByRole('textbox', { name: 'Parameter name 1' })).toBeValid()
    expect(save).not.toHaveBeenCalled()
    await user.type(later, '2')
    await user.click(button('Save'))
    expect(saved()?.[0]?.postback_param).toEqual([params[0], { name: 'level2', value: '2' }])
  })

  test('and the reward make the postback, as text to copy', async () => {
    const { user } = await visit({ rewards: [{ ...filled(at(0)), postback_param: [{ name: 'level', value: '7' }] }] })
    await user.click(button('Show postback'))
    const shown = await screen.findByRole('group', { name: 'Postback' })
    expect(shown).toHaveTextContent('item=Gold&amount=1000&level=7')
    await user.type(screen.getByRole('textbox', { name: 'Parameter value 1' }), '0')
    expect(shown).toHaveTextContent('level=70')
    await waitFor(() => expect(shown).toHaveTextContent(/^POST .* HTTP\/1.1/))
    await user.click(button('Copy postback'))
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(shown.textContent))
  })
})

describe('copying to other applications', () => {
  test('names what it replaces, copies to the chosen ones and can be undone', async () => {
    const { user } = await visit({ rewards: [filled(at(0), 'Gold'), filled(at(1), 'Gems'), newReward(at(2).id)] })
    await user.click(panel(at(0)).getByRole('button', { name: 'Copy to other applications' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('checkbox', { name: new RegExp(`^${at(1).display_name}.*1,000 Gems$`) })).toBeChecked()
    await user.click(dialog.getByRole('checkbox', { name: 'All applications' }))
    await user.click(dialog.getByRole('checkbox', { name: new RegExp(`^${at(1).display_name}`) }))
    await user.click(dialog.getByRole('button', { name: 'Copy reward' }))
    const item = (place: number) => panel(at(place)).getByRole('combobox', { name: 'Item' })
    await waitFor(() => expect(item(1)).toHaveValue('Gold'))
    expect(item(2)).toHaveValue('')
    expect(await screen.findByText('Reward copied to 1 application')).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: 'Undo: Reward copied to 1 application' }))
    await waitFor(() => expect(item(1)).toHaveValue('Gems'))
    expect(item(0)).toHaveValue('Gold')
  })
})

describe('an error of the server', () => {
  const refusal = (pointer: string, code: string) =>
    new ApiError({
      code: 'validation_failed',
      status: 422,
      problem: { type: 't', title: 'T', status: 422, code: 'validation_failed', errors: [{ pointer, code, message: code }] },
    })

  test('stands at its field and opens the application that hides it', async () => {
    save.mockRejectedValue(refusal('/body/rewards/1/reward_description/summary', 'reserved'))
    const { user } = await visit({ rewards: [filled(at(0)), filled(at(1))] })
    await user.click(screen.getByRole('button', { name: new RegExp(`^${at(1).display_name}`), expanded: true }))
    expect(panel(at(1)).getByText('1,000 Gold')).toBeInTheDocument()
    await user.click(button('Save'))
    await waitFor(() => expect(panel(at(1)).getByRole('textbox', { name: 'Summary' })).toHaveFocus())
    expect(panel(at(0)).getByRole('textbox', { name: 'Summary' })).toBeValid()
  })

  test('about the application itself stands above its reward', async () => {
    save.mockRejectedValue(refusal('/body/rewards/0/application_id', 'not_found'))
    const { user } = await visit({ rewards: [filled(at(0))] })
    await user.click(button('Save'))
    expect(await panel(at(0)).findByText(/^This item no longer exists/)).toBeInTheDocument()
  })
})

test('an application that left the campaign can be taken away', async () => {
  const { user } = await visit({ rewards: [filled(at(2)), filled(at(0))], of: applications.slice(0, 2) })
  await user.click(screen.getByRole('checkbox', { name: 'An application that is no longer in this campaign' }))
  await user.click(button('Save'))
  expect(saved()?.map(({ application_id }) => application_id)).toEqual([at(0).id])
})
