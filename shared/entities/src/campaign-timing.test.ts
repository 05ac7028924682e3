import { expect, test } from '@jest/globals'
import { campaignTiming, noteworthyTiming } from './campaign-timing.ts'

const HANOI = 'Asia/Ho_Chi_Minh'
/** 15:00 in Hanoi. */
const NOW = '2026-11-22T08:00:00Z'
const DATES = ['2026-11-20T00:00:00Z', '2027-02-01T00:00:00Z'] as const

const campaign = (start_date: string, end_date: string, status: 'active' | 'inactive' | 'ended' | 'unknown' = 'active') => ({
  status,
  start_date,
  end_date,
})
const at = (now: string, timeZone = HANOI) => ({ now: Date.parse(now), timeZone })

test.each([
  ['a moment before its start', '2026-11-22T08:00:01Z', DATES[1], { phase: 'before', days: 0 }],
  ['at its start', NOW, DATES[1], { phase: 'running', days: 71 }],
  ['in the evening before', '2026-11-22T17:00:00Z', DATES[1], { phase: 'before', days: 1 }],
  ['days before', '2026-11-25T01:00:00Z', DATES[1], { phase: 'before', days: 3 }],
  ['on its last day', DATES[0], '2026-11-22T16:59:00Z', { phase: 'running', days: 0 }],
  ['on the day before its last', DATES[0], '2026-11-22T17:00:00Z', { phase: 'running', days: 1 }],
  ['at its end', DATES[0], NOW, { phase: 'past', days: 0 }],
  ['days after its end', DATES[0], '2026-11-20T01:00:00Z', { phase: 'past', days: 2 }],
] as const)('a campaign is where its dates say: %s', (_, start, end, timing) => {
  expect(campaignTiming(campaign(start, end), at(NOW))).toEqual(timing)
})

test.each([
  [HANOI, 1],
  ['UTC', 0],
])('days are those of the calendar in %s', (zone, days) => {
  expect(campaignTiming(campaign(DATES[0], '2026-11-22T20:00:00Z'), at(NOW, zone))).toEqual({ phase: 'running', days })
})

test('a day of 25 hours is one day', () => {
  const period = campaign('2026-10-01T00:00:00Z', '2026-10-25T22:30:00Z')
  expect(campaignTiming(period, at('2026-10-24T21:30:00Z', 'Europe/Berlin'))).toEqual({ phase: 'running', days: 1 })
})

test.each(['ended', 'unknown'] as const)('the period of one that is %s counts no longer', (status) => {
  expect(campaignTiming(campaign(...DATES, status), at(NOW))).toBeUndefined()
})

test.each([
  ['that has not begun', campaign('2027-01-01T00:00:00Z', DATES[1]), 'before'],
  ['that ends in 7 days', campaign(DATES[0], '2026-11-29T10:00:00Z'), 'running'],
  ['that ends in 8 days', campaign(DATES[0], '2026-11-30T10:00:00Z'), undefined],
  ['that is past its end', campaign(DATES[0], '2026-11-21T00:00:00Z'), 'past'],
  ['that is paused before its end', campaign(DATES[0], '2026-11-24T00:00:00Z', 'inactive'), undefined],
  ['that has ended', campaign(DATES[0], '2026-11-24T00:00:00Z', 'ended'), undefined],
] as const)('beside the status of one %s stands: %s', (_, one, phase) => {
  expect(noteworthyTiming(one, at(NOW))?.phase).toBe(phase)
})
