import { describe, expect, test } from '@jest/globals'
import { type LastChoice, lastChoiceFrom, listAddress } from './last-choice.ts'

const choice: LastChoice = { application_id: 'a1', application_name: 'Lotus Quest', platform: 'ios' }

describe('what is kept', () => {
  test.each([choice, { ...choice, platform: null }])('is read as it was written: %j', (kept) => {
    expect(lastChoiceFrom(JSON.stringify(kept))).toEqual(kept)
  })

  test.each([
    ['nothing', null],
    ['an empty text', ''],
    ['no JSON', '{'],
    ['another shape', '["a1"]'],
    ['an id that cannot be one', JSON.stringify({ ...choice, application_id: '../../campaigns' })],
    ['a platform that is none', JSON.stringify({ ...choice, platform: 'wii' })],
    ['a name that is none', JSON.stringify({ ...choice, application_name: 7 })],
  ])('is forgotten where it is %s', (_what, text) => {
    expect(lastChoiceFrom(text)).toBeNull()
  })
})

describe('the list that opens', () => {
  test.each([
    ['is for the remembered platform', choice, '', '/sources/a1?platform=ios'],
    ['is for all where none was chosen', { ...choice, platform: null }, '', '/sources/a1'],
    ['is for the platform of the address', choice, 'platform=web', '/sources/a1?platform=web'],
    ['is for all where the address says so', choice, 'platform=', '/sources/a1'],
    ['is whole where the address says so', choice, 'view=all', '/sources/a1?view=all'],
    ['keeps what else the address asks', choice, 'q=lotus&sort=source_name', '/sources/a1?q=lotus&sort=source_name&platform=ios'],
  ])('%s', (_what, kept, search, address) => {
    expect(listAddress(kept, new URLSearchParams(search))).toBe(address)
  })
})
