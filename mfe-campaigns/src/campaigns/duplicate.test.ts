import { CAMPAIGN_NAME_MAX, type Campaign, CampaignWrite } from '@console/contract'
import { describe, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { duplicateOf } from './duplicate.ts'

const application = { id: 'a1', code: 'LANTERN', display_name: 'Lantern', mode: 'TEST', status: 'active' } as const
const campaign = (changes: Partial<Campaign> = {}): Campaign => ({
  id: 'c1',
  name: 'Summer quest',
  description: 'For everybody',
  status: 'active',
  start_date: '2026-06-01T02:00:00.000Z',
  end_date: '2026-06-11T05:30:00.000Z',
  owner: { id: 'u1', email: 'o@lotus.example', first_name: 'O', last_name: 'W' },
  campaign_applications: [{ id: 'l1', application }],
  campaign_tasks: [],
  campaign_notifications: [],
  ...changes,
})
const HANOI = 'Asia/Ho_Chi_Minh'
const at = (now: string, timeZone = HANOI) => ({ now: Date.parse(now), timeZone })

test('a copy keeps description and applications, is inactive, and passes the contract', () => {
  const copy = duplicateOf(campaign(), 'Copy of Summer quest', at('2026-11-20T10:00:00Z'))
  expect(copy).toEqual({
    name: 'Copy of Summer quest',
    description: 'For everybody',
    status: 'inactive',
    start_date: '2026-11-21T02:00:00.000Z',
    end_date: '2026-12-01T05:30:00.000Z',
    application_ids: ['a1'],
  })
  expect(v.is(CampaignWrite, copy)).toBe(true)
})

test.each(['active', 'inactive', 'ended', 'unknown'] as const)('the copy of a campaign that is %s is inactive', (status) => {
  expect(duplicateOf(campaign({ status }), 'n', at('2026-11-20T10:00:00Z')).status).toBe('inactive')
})

describe('the copy starts tomorrow at the same time of day', () => {
  test.each([
    ['late in the evening, when UTC is a day behind', '2026-11-20T18:00:00Z', HANOI, '2026-11-22T02:00:00.000Z'],
    ['at the end of a year', '2026-12-31T10:00:00Z', HANOI, '2027-01-01T02:00:00.000Z'],
    ['at the end of a February', '2028-02-28T10:00:00Z', HANOI, '2028-02-29T02:00:00.000Z'],
    ['by the clock on the wall, summer or winter', '2026-11-20T10:00:00Z', 'Europe/Berlin', '2026-11-21T03:00:00.000Z'],
    ['west of Greenwich, where the campaign began a day earlier', '2026-11-20T02:00:00Z', 'America/New_York', '2026-11-21T03:00:00.000Z'],
  ])('%s', (_, now, timeZone, start) => {
    const copy = duplicateOf(campaign(), 'n', at(now, timeZone))
    expect(copy.start_date).toBe(start)
    expect(Date.parse(copy.end_date) - Date.parse(copy.start_date)).toBe(10 * 24 * 60 * 60 * 1000 + 3.5 * 60 * 60 * 1000)
  })
})

test.each([
  ['as long as allowed', 'x'.repeat(CAMPAIGN_NAME_MAX), 'x'.repeat(CAMPAIGN_NAME_MAX)],
  ['too long', 'x'.repeat(CAMPAIGN_NAME_MAX + 1), 'x'.repeat(CAMPAIGN_NAME_MAX)],
  ['of characters that JavaScript counts twice', `${'🏮'.repeat(CAMPAIGN_NAME_MAX)}x`, '🏮'.repeat(CAMPAIGN_NAME_MAX)],
  ['behind spaces', `   ${'x'.repeat(CAMPAIGN_NAME_MAX)}`, 'x'.repeat(CAMPAIGN_NAME_MAX)],
  ['cut behind a space', `${'x'.repeat(CAMPAIGN_NAME_MAX - 1)} y`, 'x'.repeat(CAMPAIGN_NAME_MAX - 1)],
])('a name %s', (_, name, cut) => {
  expect(duplicateOf(campaign(), name, at('2026-11-20T10:00:00Z')).name).toBe(cut)
})

test('the copy of a campaign that never ends does not end after all dates', () => {
  const copy = duplicateOf(campaign({ end_date: '9999-12-31T00:00:00.000Z' }), 'n', at('2026-11-20T10:00:00Z'))
  expect(copy.end_date).toBe('9999-12-31T23:59:59.999Z')
  expect(v.is(CampaignWrite, copy)).toBe(true)
})

test('neither is one lost that starts in the last hours of all dates', () => {
  const last = { start_date: '9999-12-31T22:00:00.000Z', end_date: '9999-12-31T23:00:00.000Z' }
  expect(duplicateOf(campaign(last), 'n', at('2026-11-20T10:00:00Z')).start_date).toBe('2026-11-20T22:00:00.000Z')
})
