import type { ApplicationRef, CampaignStatus, CampaignSummary } from '@console/contract'
import { expect, test } from '@jest/globals'
import { groupsOf, lineFor, linesOf } from './timeline-groups.ts'
import { linesWithin } from './use-visible-lines.ts'

const NOW = Date.parse('2026-11-10T00:00:00Z')
const SPAN = { from: Date.parse('2026-11-01T00:00:00Z'), to: Date.parse('2026-12-01T00:00:00Z'), firstDay: '', nextDay: '', ticks: [] }
const application = (id: string, display_name: string): ApplicationRef => ({ id, code: id, display_name, mode: 'LIVE', status: 'active' })
const QUEST = application('q', 'Quest')
const LANTERN = application('l', 'Lantern')

function campaign(name: string, start: number, end: number, status: CampaignStatus, ...applications: ApplicationRef[]): CampaignSummary {
  const at = (day: number) => new Date(SPAN.from + (day - 1) * 86_400_000).toISOString()
  return {
    id: name,
    name,
    description: '',
    status,
    start_date: at(start),
    end_date: at(end),
    owner: { id: 'o', email: '', first_name: '', last_name: '' },
    campaign_applications: applications.map((one) => ({ id: one.id, application: one })),
  }
}

const ALL = [
  campaign('Late', 20, 25, 'inactive', QUEST),
  campaign('Early', 2, 30, 'active', QUEST, LANTERN),
  campaign('Over', 1, 3, 'ended', LANTERN),
  campaign('Odd', 5, 9, 'unknown'),
  campaign('Next year', 400, 500, 'active', QUEST),
]
const grouped = (by: 'application' | 'status', only?: string) => groupsOf(ALL, { by, application: only, span: SPAN, now: NOW })
const names = (groups: ReturnType<typeof grouped>) => groups.map(({ id, line, campaigns }) => [id, line, campaigns.map(({ name }) => name)])

test('by application each group has what runs on it, the first to begin first; one without any is last', () => {
  expect(names(grouped('application'))).toEqual([
    ['l', 0, ['Over', 'Early']],
    ['q', 3, ['Early', 'Late']],
    ['none', 6, ['Odd']],
  ])
  expect(linesOf(grouped('application'))).toBe(8)
})

test('a group knows when its campaigns beyond the span run, which have no line', () => {
  const quest = grouped('application').find(({ id }) => id === 'q')
  expect(quest?.runs.map(({ from }) => (from - SPAN.from) / 86_400_000 + 1)).toEqual([2, 20, 400])
})

test('a list that is narrowed to an application has no groups of others', () => {
  expect(names(grouped('application', 'q'))[0]).toEqual(['q', 0, ['Early', 'Late']])
  expect(grouped('application', 'q').map(({ id }) => id)).not.toContain('l')
})

test('by status also one that the console does not know has its group', () => {
  expect(names(grouped('status'))).toEqual([
    ['active', 0, ['Early']],
    ['inactive', 2, ['Late']],
    ['ended', 4, ['Over']],
    ['unknown', 6, ['Odd']],
  ])
})

test.each([
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, 4],
  ['ArrowDown', 7, undefined],
  ['ArrowUp', 4, 2],
  ['ArrowUp', 1, undefined],
  ['Home', 5, 1],
  ['End', 1, 7],
  ['x', 1, undefined],
])('%s on line %i leads to line %s, past the heads of groups', (key, from, to) => {
  expect(lineFor(key, from, grouped('application'))).toBe(to)
})

test.each([
  ['at the top of the list', 100, 48_000, 0, 48],
  ['a long way down', -24_000, 48_000, 468, 552],
  ['at its end', -47_500, 48_000, 960, 1000],
  ['without a layout', 0, 0, 0, 1000],
])('of a thousand lines those in or near the window are drawn %s', (_, top, height, first, end) => {
  expect(linesWithin({ top, height }, 1000, 900)).toEqual({ first, end })
})
