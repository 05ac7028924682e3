import type { ApplicationRef, CampaignSummary } from '@console/contract'
import { expect, test } from '@jest/globals'
import { needsOf } from './needs-of.ts'

const NOW = Date.parse('2026-11-10T00:00:00Z')
const LIVE: ApplicationRef = { id: 'l', code: 'live', display_name: 'Live', mode: 'LIVE', status: 'active' }
const TEST: ApplicationRef = { ...LIVE, id: 't', code: 'test', mode: 'TEST' }
const OTHER_TEST: ApplicationRef = { ...TEST, id: 'o', code: 'other' }

const on = (...applications: readonly ApplicationRef[]) => ({
  campaign_applications: applications.map((application) => ({ id: application.id, application })),
})
const campaign = (changed: Partial<CampaignSummary> = {}): CampaignSummary => ({
  id: 'c',
  name: 'C',
  description: '',
  status: 'active',
  start_date: '2026-11-01T00:00:00Z',
  end_date: '2027-01-01T00:00:00Z',
  owner: { id: 'u', email: '', first_name: '', last_name: '' },
  tasks_count: 1,
  ...on(LIVE),
  ...changed,
})
const needs = (...campaigns: readonly CampaignSummary[]) => needsOf(campaigns, NOW, 'Asia/Ho_Chi_Minh').map(({ id, to }) => [id, to])

test.each<[string, Partial<CampaignSummary>, string[][]]>([
  ['runs as it should', {}, []],
  ['is past its end', { end_date: '2026-11-09T00:00:00Z' }, [['past', '/campaigns/c']]],
  ['ends within days', { end_date: '2026-11-12T00:00:00Z' }, [['ends', '/campaigns/c/edit']]],
  ['has no mission', { tasks_count: 0 }, [['empty', '/campaigns/c/mission/create']]],
  ['may have missions, nobody knows', { tasks_count: undefined }, []],
  [
    'begins within a week',
    { tasks_count: 0, start_date: '2026-11-16T00:00:00Z', ...on(TEST) },
    [
      ['empty', '/campaigns/c/mission/create'],
      ['test', '/applications/test'],
    ],
  ],
  ['has no mission yet and begins later', { tasks_count: 0, start_date: '2026-11-20T00:00:00Z' }, []],
  ['runs on an application in TEST', on(TEST), [['test', '/applications/test']]],
  ['runs on several, not all of them in TEST', on(LIVE, TEST), [['test', '/applications/test']]],
  ['runs on several in TEST', on(TEST, OTHER_TEST), [['test', '/applications/test']]],
  ['is paused', { status: 'inactive', tasks_count: 0, ...on(TEST) }, []],
  ['has ended', { status: 'ended', end_date: '2026-11-09T00:00:00Z' }, []],
])('what a campaign needs that %s', (_, changed, found) => {
  expect(needs(campaign(changed))).toEqual(found)
})

test('what is gravest comes first, whichever campaign it is of', () => {
  const soon = campaign({ end_date: '2026-11-12T00:00:00Z', tasks_count: 0, ...on(TEST) })
  expect(needs(soon, campaign({ end_date: '2026-11-09T00:00:00Z' })).map(([id]) => id)).toEqual(['past', 'ends', 'empty', 'test'])
})
