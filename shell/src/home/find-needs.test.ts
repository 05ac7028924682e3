import type { ReleasedAttention } from '@console/module'
import { expect, test } from '@jest/globals'
import type { DeclaredRecord } from '../declared/read-list.ts'
import { addressOf } from '../declared/shown.ts'
import { DECLARED } from '../testing/declared-module.ts'
import { findNeeds } from './find-needs.ts'

const MOMENT = { now: Date.parse('2026-11-10T00:00:00Z'), timeZone: 'Asia/Ho_Chi_Minh' }
const on = (...applications: readonly (readonly [mode: string, code: string])[]) => ({
  campaign_applications: applications.map(([mode, code]) => ({ application: { mode, code } })),
})
const campaign = { id: 'c', start_date: '2026-11-01T00:00:00Z', end_date: '2027-01-01T00:00:00Z', tasks_count: 1, ...on(['LIVE', 'l']) }

function needs(item: ReleasedAttention | undefined, ...items: DeclaredRecord[]) {
  if (!item) throw new Error('nothing needs attention')
  const found = findNeeds({ ...item, id: 'm 0', manifest: DECLARED }, { items, total: items.length }, MOMENT)
  return found.map(({ reason, record, to }) => [reason.text, reason.way ? addressOf(reason.way.to, record) : to])
}
const [campaigns, requests] = DECLARED.attention ?? []

test.each<[string, DeclaredRecord, (string | null)[][]]>([
  ['fulfils no condition', {}, []],
  ['is past a moment', { end_date: '2026-11-10T00:00:00Z' }, [['late', '/campaigns/c']]],
  ['comes to a moment on the last day that counts', { end_date: '2026-11-17T16:59:00Z' }, [['campaign.endsIn', '/campaigns/c/edit']]],
  ['comes to it a day of the calendar later', { end_date: '2026-11-17T17:00:00Z' }, []],
  ['has a value that counts', { tasks_count: 0 }, [['empty', '/campaigns/c/mission/create']]],
  ['has it as a text', { tasks_count: '0' }, [['empty', '/campaigns/c/mission/create']]],
  ['has a moment without a zone, which is in UTC', { end_date: '2026-11-10 00:00:00' }, [['late', '/campaigns/c']]],
  ['has one that is late in another zone alone', { end_date: '2026-11-10 00:00:01' }, [['campaign.endsIn', '/campaigns/c/edit']]],
  ['does not have the field', { tasks_count: undefined }, []],
  ['fulfils one of two conditions', { tasks_count: 0, start_date: '2026-11-20T00:00:00Z' }, []],
  ['has an entry that counts behind another', on(['LIVE', 'l'], ['TEST', 't'], ['TEST', 'o']), [['trial', '/applications/t']]],
  ['has what is no moment where one is meant', { end_date: 'soon' }, []],
  ['has no address', { id: null, tasks_count: 0 }, []],
  ['has one that leads elsewhere', { id: '..', tasks_count: 0 }, []],
  ['has a number as its id', { id: 7, end_date: '2026-11-09T00:00:00Z' }, [['late', '/campaigns/7']]],
])('why a record is shown that %s', (_, changed, found) => {
  expect(needs(campaigns, { ...campaign, ...changed })).toEqual(found)
})

test('records come in the order of the reasons, and where the latest are first, in that of their moments', () => {
  const soon = { ...campaign, end_date: '2026-11-12T00:00:00Z', tasks_count: 0 }
  const texts = needs(campaigns, soon, { ...campaign, end_date: '2026-11-09T00:00:00Z' }).map(([text]) => text)
  expect(texts).toEqual(['late', 'campaign.endsIn', 'empty'])

  const decided = (id: string, status: string, decided_on: string | null) => ({ id, status, decided_on })
  const asked = decided('asked', 'pending', null)
  const old = decided('old', 'approved', '2026-10-01T00:00:00Z')
  const ids = [asked, decided('won', 'approved', '2026-11-08T00:00:00Z'), decided('lost', 'rejected', '2026-11-09T00:00:00Z'), old]
  expect(needs(requests, ...ids).map(([, to]) => to)).toEqual(['/metric-requests/lost', '/metric-requests/won', '/metric-requests/asked'])
})

test.each([
  [{ of: 'id', is: ['c'] }, 1],
  [{ of: 'end_date', is: ['2027-01-01T00:00:00Z'], past: true }, 0],
  [{ of: 'tasks_count' }, 1],
  [{ of: 'ended_on' }, 0],
])('all that a condition says must be true of the field: %j', (condition, count) => {
  expect(needs(campaigns && { ...campaigns, reasons: [{ when: [condition], text: 'late' }] }, campaign)).toHaveLength(count)
})
