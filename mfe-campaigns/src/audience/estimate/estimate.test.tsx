import { call } from '@console/api'
import { EstimateWrite, estimateTask } from '@console/contract'
import { asOwner, campaignFactory, interceptCalls, isCallOf, problem, recordCalls, renderPart, type Visitor } from '@console/testing'
import { afterEach, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import * as v from 'valibot'
import type { RuleValues } from '../rule/rule-values.ts'
import { AudienceUnderTest, messages } from '../testing/audience-under-test.tsx'
import { seededRule as readRule } from '../testing/seeded-rules.ts'

const size = () => within(estimate()).getByRole('status')
const estimate = () => screen.getByRole('group', { name: /^(?:Estimated audience|Đối tượng ước tính)$/ })
const value = () => screen.getByRole('textbox', { name: 'Value' })
const steps = () =>
  within(within(estimate()).getByRole('list', { name: 'How many remain after each condition' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)
/** The metrics are there, so that no call is under way. */
const metricsLoaded = () => screen.findAllByRole('option', { name: 'Quests completed' })

const campaign = () => asOwner(() => campaignFactory())
const idsOf = ({ campaign_applications }: Awaited<ReturnType<typeof campaign>>) =>
  campaign_applications.map(({ application }) => application.id)
const seededRule = (...said: Parameters<typeof readRule>) => asOwner(() => readRule(...said))
const level = (operator: RuleValues['operator'], value: number) => seededRule('level', { operator, value })

async function opened(rules: readonly RuleValues[], visitor: Visitor = { as: 'owner' }) {
  const made = await campaign()
  const page = await renderPart(<AudienceUnderTest campaignId={made.id} applicationIds={idsOf(made)} rules={rules} />, visitor, messages)
  return { ...page, made }
}

const counted = (audience_size: number) =>
  Response.json({ audience_size, audience_type: 'character', estimated_on: '2026-11-05T03:32:00.000Z' })
const questionIn = async (request: Request) => v.parse(EstimateWrite, await request.json())

/** An API that counts a hundred less for each condition. */
function counting(from = 1000): EstimateWrite[] {
  const asked: EstimateWrite[] = []
  interceptCalls(async (request) => {
    if (!isCallOf(estimateTask, request)) return undefined
    const question = await questionIn(request)
    asked.push(question)
    return counted(Math.max(0, from - 100 * question.metadata_rule.length))
  })
  return asked
}

afterEach(() => {
  jest.useRealTimers()
})

test('the number and each step are those that the API counts', async () => {
  const rules = [await level('>=', 10), await seededRule('has_paid', { operator: '=', value: true })]
  const { made } = await opened(rules)
  const count = async (some: readonly RuleValues[]) => {
    const body = v.parse(EstimateWrite, { metadata_rule: some, audience_type: 'character', application_ids: idsOf(made) })
    return (await call(estimateTask, { campaign_id: made.id }, { body })).audience_size
  }
  const sizes = [await count([]), await count(rules.slice(0, 1)), await count(rules)]
  await waitFor(() => expect(steps()).toHaveLength(3))
  await waitFor(() => expect(size()).toHaveTextContent(new RegExp(`^${Number(sizes[2]).toLocaleString('en')} characters?$`)))
  await waitFor(() => expect(steps().join()).not.toContain('Counting'))
  const shown = within(estimate()).getAllByText(/^[\d,]+ \([\d.]+%\)$/)
  expect(shown.map((one) => Number(one.textContent?.split(' ')[0]?.replaceAll(',', '')))).toEqual(sizes)
  await metricsLoaded()
})

test('it says when it was counted and counts again on demand', async () => {
  const asked = counting()
  const { user } = await opened([])
  await waitFor(() => expect(size()).toHaveTextContent('1,000 characters'))
  expect(within(estimate()).getByText('As of 10:32')).toHaveAttribute('title', '5 Nov 2026, 10:32 (GMT+7)')
  expect(asked).toHaveLength(1)
  counting(2000)
  await user.click(screen.getByRole('button', { name: 'Refresh estimate' }))
  await waitFor(() => expect(size()).toHaveTextContent('2,000 characters'))
})

test('while someone types nothing is asked; a moment later it is asked once, and the number before it stays until then', async () => {
  const rule = await level('>=', 2)
  const asked = counting()
  const { user } = await opened([rule])
  await metricsLoaded()
  await waitFor(() => expect(size()).toHaveTextContent('900 characters'))
  expect(asked).toHaveLength(2)
  jest.useFakeTimers({ advanceTimers: true })
  await user.type(value(), '345')
  expect(size()).toHaveTextContent('900 characters')
  expect(size()).toHaveAttribute('aria-busy', 'true')
  expect(asked).toHaveLength(2)
  await act(async () => jest.advanceTimersByTimeAsync(600))
  await waitFor(() => expect(size()).not.toHaveAttribute('aria-busy'))
  expect(asked.map(({ metadata_rule }) => metadata_rule.map((one) => one.value))).toEqual([[2], [], [2345]])
})

test('conditions that are not complete, or that their metric refuses, are not counted', async () => {
  const rules = [await level('>=', 20), { ...(await level('>=', 20)), value: null }]
  const asked = counting()
  await opened(rules)
  await metricsLoaded()
  await waitFor(() => expect(size()).toHaveTextContent('900 characters'))
  expect(within(estimate()).getByText('The estimate doesn’t include incomplete conditions yet.')).toBeInTheDocument()
  expect(steps()).toHaveLength(2)
  expect(asked).toHaveLength(2)
})

test('who is addressed decides who is counted', async () => {
  const asked = counting()
  const { user } = await opened([])
  await waitFor(() => expect(size()).toHaveTextContent('1,000 characters'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Audience type' }), 'Users')
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ audience_type: 'user' }))
  await waitFor(() => expect(size()).not.toHaveAttribute('aria-busy'))
})

test.each([
  [100, 'No one is left after condition 1.'],
  [0, 'The chosen applications have no audience yet.'],
] as const)('an audience of no one (of %d) is pointed out', async (from, warning) => {
  const rule = await level('>=', 20)
  counting(from)
  await opened([rule])
  expect(await within(estimate()).findByText(warning)).toBeInTheDocument()
  await metricsLoaded()
})

test('a metric that has no values yet is named as the reason, where the API says so', async () => {
  const rules = [await level('>=', 1), await seededRule('has_paid', { operator: '<>', value: true })]
  interceptCalls(async (request) => {
    if (!isCallOf(estimateTask, request)) return undefined
    const { metadata_rule } = await questionIn(request)
    const audience_size = 2 - metadata_rule.length
    const metrics_without_values = metadata_rule.slice(1).map(({ metric_id }) => metric_id)
    return Response.json({ audience_size, audience_type: 'character', estimated_on: '2026-11-05T03:32:00.000Z', metrics_without_values })
  })
  await opened(rules)
  expect(
    await within(estimate()).findByText('There are no values yet for the metric in condition 2, so no one can match.'),
  ).toBeInTheDocument()
  expect(within(estimate()).queryByText(/No one is left/)).not.toBeInTheDocument()
  await metricsLoaded()
})

test('conditions that leave out no one are pointed out', async () => {
  const rule = await level('>=', 1)
  recordCalls(estimateTask, () => counted(1000))
  await opened([rule])
  expect(await within(estimate()).findByText(/^These conditions exclude no one/)).toBeInTheDocument()
  await metricsLoaded()
})

test('at most eight conditions are drawn one by one', async () => {
  const rules = await Promise.all(Array.from({ length: 10 }, (_, n) => level('>=', n)))
  counting(2000)
  await opened(rules)
  await waitFor(() => expect(steps().at(-1)).toContain('1,200'))
  expect(size()).toHaveTextContent('1,000 characters')
  expect(steps()).toHaveLength(9)
  expect(within(estimate()).getByText('Only the first 8 conditions are shown separately.')).toBeInTheDocument()
})

test('what each condition costs is counted on demand, until the conditions change', async () => {
  const rules = [await level('>=', 1), await level('>=', 2), await level('>=', 3)]
  const asked = counting()
  const { user } = await opened(rules)
  await metricsLoaded()
  await waitFor(() => expect(steps()).toHaveLength(4))
  await waitFor(() => expect(asked).toHaveLength(4))
  await user.click(screen.getByRole('button', { name: 'Show how many each condition excludes' }))
  await waitFor(() => expect(within(estimate()).getAllByText('Without this condition: 100 more')).toHaveLength(3))
  // The last step but one is without the last condition, and known already.
  expect(asked.slice(4).map(({ metadata_rule }) => metadata_rule.map((one) => one.value))).toEqual([
    [2, 3],
    [1, 3],
  ])
  await user.click(screen.getByRole('button', { name: 'Remove condition 1' }))
  await waitFor(() => expect(steps()).toHaveLength(3))
  expect(screen.queryByText('Without this condition: 100 more')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Show how many each condition excludes' })).toHaveAttribute('aria-pressed', 'false')
  await waitFor(() => expect(size()).not.toHaveAttribute('aria-busy'))
})

test('a failure says why and is asked again on demand', async () => {
  recordCalls(estimateTask, () => problem('busy'))
  const { user } = await opened([])
  const failed = await screen.findByRole('alert')
  expect(failed).toHaveTextContent('Couldn’t estimate the audience')
  expect(failed).toHaveTextContent('The service is currently busy')
  counting()
  await user.click(within(failed).getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(size()).toHaveTextContent('1,000 characters'))
})

test('a step that could not be counted says so in its place, beside those that could', async () => {
  const rules = [await level('>=', 1), await level('>=', 2)]
  interceptCalls(async (request) => {
    if (!isCallOf(estimateTask, request)) return undefined
    const { length } = (await questionIn(request)).metadata_rule
    return length === 1 ? problem('internal') : counted(1000 - 100 * length)
  })
  await opened(rules)
  await metricsLoaded()
  await waitFor(() =>
    expect(steps()).toEqual([
      expect.stringMatching(/1,000 \(100%\)$/),
      expect.stringMatching(/N\/A$/),
      expect.stringMatching(/800 \(80%\)$/),
    ]),
  )
  expect(size()).toHaveTextContent('800 characters')
})

test('without an application there is no one to count', async () => {
  const asked = counting()
  const made = await campaign()
  await renderPart(<AudienceUnderTest campaignId={made.id} applicationIds={[]} />, { as: 'owner' }, messages)
  expect(within(estimate()).getByText('Choose applications to see the estimated audience.')).toBeInTheDocument()
  expect(asked).toEqual([])
})

test('in Vietnamese it reads so', async () => {
  counting(12_345)
  await opened([], { as: 'owner', locale: 'vi' })
  await waitFor(() => expect(size()).toHaveTextContent('12.345 nhân vật'))
  expect(within(estimate()).getByText('Tính lúc 10:32')).toBeInTheDocument()
})

test.each([
  ['time', async () => ({ ...(await level('>', 5)), time_range: { type: 'unknown' as const } })],
  ['operator', async () => ({ ...(await level('>', 5)), operator: 'unknown' as const })],
])('an audience is not counted without the %s that cannot be read, which would make it wider', async (_, unreadable) => {
  const asked = counting()
  await opened([await unreadable(), await level('<', 50)])
  expect(
    await screen.findByText('The audience can’t be estimated because Publisher Console doesn’t support part of it.'),
  ).toBeInTheDocument()
  await metricsLoaded()
  expect(asked).toEqual([])
})

test('an audience of a type that cannot be read is not counted, and says so', async () => {
  const asked = counting()
  const made = await campaign()
  const applicationIds = made.campaign_applications.map(({ application }) => application.id)
  await renderPart(
    <AudienceUnderTest campaignId={made.id} applicationIds={applicationIds} audienceType="unknown" />,
    { as: 'owner' },
    messages,
  )
  expect(screen.getByText('The audience can’t be estimated because Publisher Console doesn’t support part of it.')).toBeInTheDocument()
  expect(screen.queryByRole('group', { name: 'Estimated audience' })).not.toBeInTheDocument()
  expect(asked).toEqual([])
})
