import { describe, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { campaignAllows, isPastEnd } from './campaign-states.ts'
import { Campaign, CampaignWrite } from './campaigns.ts'
import { errorsOf } from './testing/errors-of.ts'

const right = {
  name: 'Tết',
  start_date: '2026-11-20T08:00:00.000Z',
  end_date: '2026-11-21T08:00:00+07:00',
  application_ids: ['app-1'],
}

describe('a campaign to write', () => {
  test.each([
    ['its required fields alone', right],
    ['a name of 200 emoji', { ...right, name: '🎁'.repeat(200) }],
    ['nothing in its optional fields', { ...right, description: null, status: null }],
    ['a description of 20,000 characters', { ...right, description: '🎁'.repeat(20_000) }],
  ])('is right with %s', (_, body) => expect(errorsOf(CampaignWrite, body)).toEqual([]))

  test.each([
    ['no name', { ...right, name: undefined }, [['/body/name', 'required', undefined]]],
    ['a blank name', { ...right, name: '   ' }, [['/body/name', 'required', undefined]]],
    ['a name that cannot be seen', { ...right, name: '\u200b' }, [['/body/name', 'required', undefined]]],
    ['a long description', { ...right, description: 'x'.repeat(20_001) }, [['/body/description', 'too_long', 20_000]]],
    ['a long name', { ...right, name: 'x'.repeat(201) }, [['/body/name', 'too_long', 200]]],
    ['a name that is a number', { ...right, name: 7 }, [['/body/name', 'invalid_type', undefined]]],
    [
      'no dates',
      { ...right, start_date: '', end_date: '' },
      [
        ['/body/start_date', 'required', undefined],
        ['/body/end_date', 'required', undefined],
      ],
    ],
    ['a date that is none', { ...right, start_date: 'tomorrow' }, [['/body/start_date', 'invalid_format', undefined]]],
    ['an end at the start', { ...right, end_date: right.start_date }, [['/body/end_date', 'end_before_start', undefined]]],
    ['no application', { ...right, application_ids: [] }, [['/body/application_ids', 'min_items', 1]]],
    ['an application twice', { ...right, application_ids: ['a', 'a'] }, [['/body/application_ids', 'duplicate', undefined]]],
    ['an id that is none', { ...right, application_ids: ['a b'] }, [['/body/application_ids/0', 'invalid_format', undefined]]],
    ['status ended', { ...right, status: 'ended' }, [['/body/status', 'invalid_option', undefined]]],
    ['no body', null, [['/body', 'required', undefined]]],
  ])('%s', (_, body, errors) => {
    expect(errorsOf(CampaignWrite, body)).toEqual(errors)
  })
})

test('a real backend may use numbers as ids, other statuses and no versions', () => {
  const read = v.parse(Campaign, {
    id: 12,
    name: 'n',
    description: '',
    status: 'frozen',
    start_date: right.start_date,
    end_date: right.end_date,
    owner: { id: 3, email: 'a@b.c', first_name: 'A', last_name: 'B' },
    campaign_applications: [],
    campaign_tasks: [],
    campaign_notifications: [],
    something_new: true,
  })
  expect(read).toMatchObject({ id: '12', status: 'unknown', owner: { id: '3' } })
  expect(read).not.toHaveProperty('something_new')
})

test.each([
  ['active', 'update', true],
  ['inactive', 'end', true],
  ['ended', 'update', false],
  ['ended', 'end', false],
  ['ended', 'delete', true],
] as const)('a campaign that is %s allows %s: %s', (status, action, allowed) => {
  expect(campaignAllows(status, action)).toBe(allowed)
})

test.each([
  ['active', 0, true],
  ['active', -1, false],
  ['ended', 0, false],
  ['inactive', 0, false],
] as const)('%s at its end %d ms later: past its end is %s', (status, after, past) => {
  expect(isPastEnd({ status, end_date: right.end_date }, Date.parse(right.end_date) + after)).toBe(past)
})
