import { expect, test } from '@jest/globals'
import { type PreflightCampaign, preflightOf } from './preflight.ts'

const NOW = Date.parse('2026-11-22T10:00:00Z')
const ready: PreflightCampaign = {
  status: 'active',
  start_date: '2026-11-23T01:00:00.000Z',
  end_date: '2026-11-30T01:00:00.000Z',
  applications: [{ mode: 'LIVE' }],
  missions: 1,
  notifications: 0,
}
const PAST = { start_date: '2020-01-01T00:00:00.000Z', end_date: '2020-02-01T00:00:00.000Z' }

test.each<[string, Partial<PreflightCampaign>, readonly string[]]>([
  ['that is ready', {}, []],
  ['that has only a notification inside', { missions: 0, notifications: 1 }, []],
  ['that ended in the past', PAST, ['pastEnd']],
  ['that ends at this moment', { ...PAST, end_date: '2026-11-22T10:00:00.000Z' }, ['pastEnd']],
  ['that began in the past', { start_date: '2026-11-22T09:59:00.000Z' }, ['pastStart']],
  ['whose dates are not typed yet', { start_date: '', end_date: '' }, []],
  ['on an application in TEST', { applications: [{ mode: 'LIVE' }, { mode: 'TEST' }] }, ['test']],
  ['on an application of a mode no one knows', { applications: [{ mode: 'unknown' }] }, []],
  ['without anything inside', { missions: 0 }, ['empty']],
  ['without anything inside, which is not active', { missions: 0, status: 'inactive' }, []],
  ['without anything inside, whose status was not chosen', { missions: 0, status: null }, []],
  ['that is not active and ended in the past', { ...PAST, status: 'inactive' }, ['pastEnd']],
  ['of which everything is to be said', { ...PAST, applications: [{ mode: 'TEST' }], missions: 0 }, ['pastEnd', 'test', 'empty']],
])('of a campaign %s', (_, changes, ids) => {
  expect(preflightOf({ ...ready, ...changes }, NOW).map(({ id }) => id)).toEqual(ids)
})

test('a campaign without a status is looked at as if it were active', () => {
  const { status: _status, ...campaign } = { ...ready, missions: 0 }
  expect(preflightOf(campaign, NOW)).toEqual([{ id: 'empty', count: 0 }])
})

test('the applications in TEST are counted', () => {
  const applications = [{ mode: 'TEST' }, { mode: 'LIVE' }, { mode: 'TEST' }] as const
  expect(preflightOf({ ...ready, applications }, NOW)).toEqual([{ id: 'test', count: 2 }])
})
