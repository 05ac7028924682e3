import { describe, expect, it } from '@jest/globals'
import { isListed } from './address-ranges.ts'

describe('isListed', () => {
  it.each([
    ['203.0.113.9', '203.0.113.0/24', true],
    ['::ffff:203.0.113.9', '203.0.113.9', true],
    ['203.0.114.9', '203.0.113.0/24', false],
    ['2a00::9', '2a00::/16', true],
    ['2a00::9', '203.0.113.0/24', false],
    ['not an address', '0.0.0.0/0', false],
  ])('%s in %s: %s', (address, range, expected) => {
    expect(isListed(address, [range])).toBe(expected)
  })
})
