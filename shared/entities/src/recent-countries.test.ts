import { describe, expect, test } from '@jest/globals'
import { countriesFirst, withRecent } from './recent-countries.ts'

describe('the countries that come first', () => {
  test.each([
    ['nothing was chosen', null, ['VN']],
    ['some were chosen', 'TH,SG', ['VN', 'TH', 'SG']],
    ['Vietnam was chosen too', 'TH,VN', ['VN', 'TH']],
    ['someone damaged what is stored', 'TH,<b>,,x', ['VN', 'TH']],
    ['more is stored than is kept', 'AA,BB,CC,DD,EE,FF', ['VN', 'AA', 'BB', 'CC', 'DD', 'EE']],
  ])('where %s', (_, stored, first) => {
    expect(countriesFirst(stored)).toEqual(first)
  })
})

test.each([
  [null, 'TH', 'TH'],
  ['TH', 'SG', 'SG,TH'],
  ['TH,SG', 'SG', 'SG,TH'],
  ['AA,BB,CC,DD,EE', 'FF', 'FF,AA,BB,CC,DD'],
])('after %p the choice of %s is remembered as %s', (stored, code, remembered) => {
  expect(withRecent(stored, code)).toBe(remembered)
})
