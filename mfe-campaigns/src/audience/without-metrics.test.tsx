import { estimateTask, listMetricCategories, listMetrics, type Route } from '@console/contract'
import { asOwner, campaignFactory, interceptCalls, isCallOf, problem, renderPart, type Visitor } from '@console/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import type { RuleValues } from './rule/rule-values.ts'
import { AudienceUnderTest, messages, type SavedAudience } from './testing/audience-under-test.tsx'
import { seededRule } from './testing/seeded-rules.ts'

/** Estimates are there at once; `other` is asked first. */
function answering(other: (request: Request) => Response | undefined = () => undefined): void {
  const counted = { audience_size: 100, audience_type: 'character', estimated_on: '2026-11-05T03:00:00.000Z' }
  interceptCalls((request) => other(request) ?? (isCallOf(estimateTask, request) ? Response.json(counted) : undefined))
}
const failing = (route: Route, code: Parameters<typeof problem>[0]) => (request: Request) =>
  isCallOf(route, request) ? problem(code) : undefined

async function opened(rules: readonly RuleValues[], visitor: Visitor = { as: 'owner' }) {
  const campaign = await asOwner(() => campaignFactory())
  const saved: SavedAudience[] = []
  const page = await renderPart(
    <AudienceUnderTest
      campaignId={campaign.id}
      applicationIds={campaign.campaign_applications.map(({ application }) => application.id)}
      rules={rules}
      onSave={(values) => saved.push(values)}
    />,
    visitor,
    messages,
  )
  return { ...page, saved }
}

const level = () => asOwner(() => seededRule('level', { operator: '>=', value: 20 }))
const choice = (name: string) => screen.getByRole('combobox', { name })
const sentence = () => screen.getByText(/^“/, { selector: 'p' })
const save = () => screen.getByRole('button', { name: 'Save' })

beforeEach(() => answering())

test('whoever may not see them keeps the conditions by their names and may save', async () => {
  const { user, saved } = await opened([await level()], { as: 'viewer' })
  expect(await screen.findByText(/^You don’t have permission to view metrics/)).toBeInTheDocument()
  expect(choice('Metric category')).toHaveDisplayValue('Progress')
  expect(choice('Metric')).toHaveDisplayValue('Level')
  expect(sentence()).toHaveTextContent('“Level” is at least 20')
  expect(screen.getByRole('button', { name: 'Add condition' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(save())
  await waitFor(() => expect(saved).toHaveLength(1))
})

test('where the API says no names either, the ids stand there', async () => {
  const rule = await level()
  await opened([{ ...rule, metrics_category_id: 'progress', metric_id: 'level', metrics_category: null, metric: null }], { as: 'viewer' })
  expect(await screen.findByText(/^You don’t have permission to view metrics/)).toBeInTheDocument()
  expect(choice('Metric')).toHaveDisplayValue('level')
  expect(sentence()).toHaveTextContent('“level” is at least 20')
})

test.each([
  ['the categories', listMetricCategories],
  ['the metrics of a category', listMetrics],
] as const)('%s that fail to load can be loaded again', async (_, route) => {
  const rule = await level()
  answering(failing(route, 'internal'))
  const { user } = await opened([rule])
  const failed = await screen.findByRole('alert')
  expect(failed).toHaveTextContent('Couldn’t load metrics')
  expect(choice('Metric')).toHaveDisplayValue('Level')
  answering()
  await user.click(within(failed).getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('option', { name: 'Quests completed' })).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a metric that no longer exists keeps its name and has to be replaced', async () => {
  const rule = await level()
  const { user, saved } = await opened([{ ...rule, metric_id: 'gone', metric: rule.metric && { ...rule.metric, id: 'gone' } }])
  const metric = () => choice('Metric')
  await waitFor(() => expect(metric()).toHaveAccessibleDescription(/^This metric no longer exists/))
  expect(metric()).toHaveDisplayValue('Level')
  await user.click(save())
  await waitFor(() => expect(metric()).toHaveAccessibleErrorMessage('This item no longer exists. Choose another one.'))
  expect(saved).toEqual([])
})

test('a category that no longer exists has no metrics', async () => {
  const rule = await level()
  answering(failing(listMetrics, 'metrics_category_not_found'))
  await opened([{ ...rule, metrics_category_id: 'gone', metrics_category: { id: 'gone', code: 'gone', name: { en: 'Old', vi: 'Cũ' } } }])
  await waitFor(() => expect(choice('Metric')).toHaveAccessibleDescription(/^This metric no longer exists/))
  expect(choice('Metric category')).toHaveDisplayValue('Old')
})
