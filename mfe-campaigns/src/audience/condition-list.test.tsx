import { estimateTask } from '@console/contract'
import { pageDataStore } from '@console/session'
import { asOwner, campaignFactory, recordCalls, renderPart, type Visitor } from '@console/testing'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { RuleValues } from './rule/rule-values.ts'
import { AudienceUnderTest, messages, type SavedAudience } from './testing/audience-under-test.tsx'
import { seededRule as readRule } from './testing/seeded-rules.ts'

async function opened(rules: readonly RuleValues[] = [], visitor: Visitor = { as: 'owner' }) {
  const campaign = await asOwner(() => campaignFactory())
  const saved: SavedAudience[] = []
  const applicationIds = campaign.campaign_applications.map(({ application }) => application.id)
  const page = await renderPart(
    <AudienceUnderTest campaignId={campaign.id} applicationIds={applicationIds} rules={rules} onSave={(values) => saved.push(values)} />,
    visitor,
    messages,
  )
  return { ...page, saved, applicationIds }
}

const seededRule = (...said: Parameters<typeof readRule>) => asOwner(() => readRule(...said))

const conditions = () => screen.queryAllByRole('group', { name: /^(?:Condition|Điều kiện) \d/ })
const condition = (place: number) => within(conditions()[place - 1] ?? document.body)
const add = () => screen.getByRole('button', { name: 'Add condition' })
const press = (name: string) => screen.getByRole('button', { name })
const choice = (place: number, name: string) => condition(place).getByRole('combobox', { name })
const options = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map((option) => option.textContent)
const offers = (place: number, name: string, option: string) => waitFor(() => expect(options(choice(place, name))).toContain(option))
const sentences = () => conditions().map((one) => within(one).queryByText(/^“/)?.textContent)

/** Estimates are at hand at once. */
beforeEach(() => {
  recordCalls(estimateTask, () =>
    Response.json({ audience_size: 100, audience_type: 'character', estimated_on: '2026-11-05T03:00:00.000Z' }),
  )
})

test('a condition is built by keyboard alone: category, metric, operator and value, and then it reads as a sentence', async () => {
  const { user, saved } = await opened()
  add().focus()
  await user.keyboard('{Enter}')
  expect(choice(1, 'Metric category')).toHaveFocus()
  await offers(1, 'Metric category', 'Progress')
  // Which keys choose an option is the browser's own.
  await user.selectOptions(choice(1, 'Metric category'), 'Progress')
  await offers(1, 'Metric', 'Level')
  await user.tab()
  expect(choice(1, 'Metric')).toHaveFocus()
  await user.selectOptions(choice(1, 'Metric'), 'Level')
  await user.tab()
  expect(choice(1, 'Operator')).toHaveFocus()
  expect(options(choice(1, 'Operator'))).toEqual([
    'Choose an operator',
    'is more than',
    'is less than',
    'is at least',
    'is at most',
    'equals',
    'does not equal',
  ])
  await user.selectOptions(choice(1, 'Operator'), 'is at least')
  await user.tab()
  expect(condition(1).getByRole('textbox', { name: 'Value' })).toHaveFocus()
  await user.keyboard('20')
  expect(sentences()).toEqual(['“Level” is at least 20'])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.metadata_rule).toMatchObject([{ operator: '>=', value: 20, time_range: null }])
})

test('each metric has the operators and the value of its type', async () => {
  const orders = ['is more than', 'is less than', 'is at least', 'is at most', 'equals', 'does not equal']
  const types = [
    ['level', 'Level', orders, 'textbox'],
    ['character_class', 'Class', ['is', 'is not'], 'combobox'],
    ['playtime', 'Play time', orders, 'textbox'],
    ['has_paid', 'Has paid', ['is', 'is not'], 'combobox'],
    ['last_login', 'Last login', ['is after', 'is before', 'is on or after', 'is on or before', 'is exactly'], 'date'],
  ] as const
  const rules: RuleValues[] = []
  for (const [code] of types) rules.push(await seededRule(code, { operator: '', value: null }))
  await opened(rules)
  for (const [before, [, metric, operators, control]] of types.entries()) {
    const place = before + 1
    await offers(place, 'Metric', metric)
    expect([metric, ...options(choice(place, 'Operator')).slice(1)]).toEqual([metric, ...operators])
    if (control === 'date') expect(condition(place).getByLabelText('Value')).toHaveAttribute('type', 'datetime-local')
    else expect(condition(place).getByRole(control, { name: 'Value' })).toBeInTheDocument()
  }
})

test('a closed list of values is offered, and a yes or no', async () => {
  await opened([
    await seededRule('character_class', { operator: '=', value: 'bard' }),
    await seededRule('has_paid', { operator: '=', value: true }),
  ])
  await offers(1, 'Value', 'warrior')
  expect(choice(1, 'Value')).toHaveDisplayValue('bard')
  expect(choice(2, 'Value')).toHaveDisplayValue('Yes')
  expect(sentences()).toEqual(['“Class” is “bard”', '“Has paid” is yes'])
})

test('what the metric refuses is said at the place and hinders saving; what is put right can be saved', async () => {
  const { user, saved } = await opened([await seededRule('login_streak', { operator: '>', value: 300 })])
  await offers(1, 'Metric', 'Login streak')
  expect(condition(1).getByText('A whole number from -128 to 127.')).toBeInTheDocument()
  await user.click(press('Save'))
  const value = () => condition(1).getByRole('textbox', { name: 'Value' })
  await waitFor(() => expect(value()).toHaveAccessibleErrorMessage('The value must be at most 127.'))
  await user.clear(value())
  await user.type(value(), '7')
  await user.click(press('Save'))
  await waitFor(() => expect(saved[0]?.metadata_rule).toMatchObject([{ value: 7 }]))
})

test('an empty condition says what is missing, each at its place', async () => {
  const { user, saved } = await opened()
  await user.click(add())
  await offers(1, 'Metric category', 'Progress')
  await user.click(press('Save'))
  await waitFor(() => expect(choice(1, 'Metric category')).toHaveAccessibleErrorMessage('Metric category is required.'))
  expect(choice(1, 'Metric')).toHaveAccessibleErrorMessage('Metric is required.')
  expect(choice(1, 'Metric category')).toHaveFocus()
  expect(saved).toEqual([])
})

test('another metric keeps operator and value where they fit it', async () => {
  const { user } = await opened([await seededRule('level', { operator: '>=', value: 20 })])
  await offers(1, 'Metric', 'Quests completed')
  await user.selectOptions(choice(1, 'Metric'), 'Quests completed')
  expect(sentences()).toEqual(['“Quests completed” is at least 20'])
  await user.selectOptions(choice(1, 'Metric'), 'Class')
  expect(choice(1, 'Operator')).toHaveDisplayValue('Choose an operator')
  expect(choice(1, 'Value')).toHaveDisplayValue('Choose a value')
})

describe('the time range', () => {
  test('is asked only where the metric has one', async () => {
    await opened([await seededRule('level', { operator: '>=', value: 20 }), await seededRule('sessions', { operator: '>', value: 3 })])
    await offers(2, 'Metric', 'Sessions')
    expect(choice(2, 'Time range')).toHaveDisplayValue('Any time')
    expect(condition(1).queryByRole('combobox', { name: 'Time range' })).not.toBeInTheDocument()
  })

  test('is a number of units, a moment, or from one moment to another', async () => {
    const { user, saved } = await opened([await seededRule('sessions', { operator: '>', value: 3 })])
    await offers(1, 'Metric', 'Sessions')
    await user.selectOptions(choice(1, 'Time range'), 'During the last')
    expect(sentences()).toEqual(['“Sessions” in the last 7 days is more than 3'])
    await user.selectOptions(choice(1, 'Unit'), 'Weeks')
    expect(sentences()).toEqual(['“Sessions” in the last 7 weeks is more than 3'])
    await user.selectOptions(choice(1, 'Time range'), 'Since')
    await user.click(press('Save'))
    await waitFor(() => expect(condition(1).getByLabelText('Start')).toHaveAccessibleErrorMessage('Start is required.'))
    expect(choice(1, 'Time range')).toBeValid()
    await user.selectOptions(choice(1, 'Time range'), 'Between')
    await user.type(condition(1).getByLabelText('Start'), '2026-11-05T10:00')
    await user.type(condition(1).getByLabelText('End'), '2026-11-04T10:00')
    await waitFor(() => expect(condition(1).getByLabelText('End')).toHaveAccessibleErrorMessage('The end must be later than the start.'))
    await user.selectOptions(choice(1, 'Time range'), 'Any time')
    await user.click(press('Save'))
    await waitFor(() => expect(saved[0]?.metadata_rule).toMatchObject([{ time_range: null }]))
  })
})

describe('several conditions', () => {
  const three = async () => [
    await seededRule('level', { operator: '>=', value: 20 }),
    await seededRule('sessions', { operator: '>', value: 3 }),
    await seededRule('has_paid', { operator: '=', value: true }),
  ]
  const [LEVEL, SESSIONS, PAID] = ['“Level” is at least 20', '“Sessions” is more than 3', '“Has paid” is yes']

  test('are moved by buttons, which keep the focus', async () => {
    const { user } = await opened(await three())
    await user.click(press('Move condition 1 down'))
    expect(sentences()).toEqual([SESSIONS, LEVEL, PAID])
    expect(press('Move condition 2 down')).toHaveFocus()
    expect(screen.getByText('Condition moved. It is now condition 2 of 3.')).toBeInTheDocument()
    await user.keyboard('{Enter}')
    expect(sentences()).toEqual([SESSIONS, PAID, LEVEL])
    expect(press('Move condition 3 down')).toHaveAccessibleDescription('This is the last condition.')
    await user.click(press('Move condition 3 up'))
    expect(sentences()).toEqual([SESSIONS, LEVEL, PAID])
    expect(press('Move condition 2 up')).toHaveFocus()
  })

  test('are removed, and the focus goes on to the next one, or to adding', async () => {
    const { user } = await opened(await three())
    await user.click(press('Remove condition 2'))
    expect(sentences()).toEqual([LEVEL, PAID])
    expect(conditions()[1]).toHaveFocus()
    await user.click(press('Remove condition 2'))
    expect(add()).toHaveFocus()
    await user.click(press('Remove condition 1'))
    expect(screen.getByText('No conditions: everyone in the chosen applications is included.')).toBeInTheDocument()
  })

  test('a copy stands below its original and says that it repeats it, which hinders nothing', async () => {
    const { user, saved } = await opened(await three())
    await user.click(press('Duplicate condition 1'))
    expect(sentences()).toEqual([LEVEL, LEVEL, SESSIONS, PAID])
    expect(choice(2, 'Metric category')).toHaveFocus()
    expect(condition(2).getByRole('note')).toHaveTextContent('This condition is the same as condition 1. Change or remove one of them.')
    const value = condition(2).getByRole('textbox', { name: 'Value' })
    await user.selectOptions(choice(2, 'Operator'), 'is less than')
    expect(condition(2).getByRole('note')).toHaveTextContent(
      'This condition and condition 1 can’t both be true, so no one can match. Change or remove one of them.',
    )
    await user.clear(value)
    await user.type(value, '30')
    expect(condition(2).queryByRole('note')).not.toBeInTheDocument()
    await user.click(press('Save'))
    await waitFor(() => expect(saved[0]?.metadata_rule).toHaveLength(4))
  })
})

test('a metric that is missing can be asked for where that is possible; here no live module has the page', async () => {
  await opened()
  expect(screen.getByText('Metric missing? Request it')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Metric missing? Request it' })).not.toBeInTheDocument()
})

describe('a metric that is missing', () => {
  const openPage = () => pageDataStore.setState((before) => ({ ...before, owners: { onelinks: ['/metric-requests'] } }))
  const link = () => screen.getByRole('link', { name: 'Metric missing? Request it (opens in a new tab)' })
  const query = () => Object.fromEntries(new URL(link().getAttribute('href') ?? '', location.origin).searchParams)

  test('is asked for in another tab, with the application and the category in which it was looked for', async () => {
    const { user, applicationIds } = await opened()
    act(openPage)
    expect(link()).toHaveAttribute('target', '_blank')
    expect(query()).toEqual({ application_id: applicationIds[0] })
    await user.click(add())
    await offers(1, 'Metric category', 'Progress')
    await user.selectOptions(choice(1, 'Metric category'), 'Progress')
    await waitFor(() => expect(query()).toHaveProperty('metrics_category_id', (choice(1, 'Metric category') as HTMLSelectElement).value))
    await offers(1, 'Metric', 'Level')
    await user.selectOptions(choice(1, 'Metric'), 'Level')
    expect(query()).toEqual({ application_id: applicationIds[0] })
  })

  test('is asked for by the name of one that is gone', async () => {
    const rule = await seededRule('level', { operator: '>=', value: 20 })
    await opened([{ ...rule, metric_id: 'gone' }])
    act(openPage)
    await waitFor(() => expect(query()).toMatchObject({ name: 'Level', metrics_category_id: rule.metrics_category_id }))
  })

  test('is plain text for whoever cannot ask', async () => {
    await opened([], { as: 'viewer' })
    act(openPage)
    await waitFor(() => expect(add()).toHaveAttribute('aria-disabled', 'true'))
    expect(screen.getByText('Metric missing? Request it')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /^Metric missing/ })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: /^Pending metric requests/ })).toHaveAttribute('href', '/metric-requests?status=pending')
  })
})

test('in Vietnamese numbers, times and words are Vietnamese', async () => {
  const rule = await seededRule('total_spent', {
    operator: '>=',
    value: 1_500_000,
    time_range: { type: 'during_last', amount: 30, unit: 'day' },
  })
  const { user } = await opened([rule], { as: 'owner', locale: 'vi' })
  expect(sentences()).toEqual(['“Tổng chi tiêu” trong 30 ngày qua từ 1.500.000 VND trở lên'])
  const value = condition(1).getByRole('textbox', { name: 'Giá trị' })
  await user.clear(value)
  await user.click(value)
  await user.paste('2.000.000')
  expect(sentences()).toEqual(['“Tổng chi tiêu” trong 30 ngày qua từ 2.000.000 VND trở lên'])
})
