import { expect, test } from '@jest/globals'
import { bytesPerSource } from './bytes-per-source.ts'

test('each piece of a file counts for the source that it comes from, also across lines', () => {
  // Columns 0 and 4 of the first line are of a.ts and b.ts, the second line is of a.ts again.
  const map = { sources: ['a.ts', 'b.ts'], mappings: 'AAAA,ICAA;ADAA' }
  expect(Object.fromEntries(bytesPerSource('aaaabb\naaa', map))).toEqual({ 'a.ts': 7, 'b.ts': 2 })
})

test('what no source is named for counts apart, before the first piece and after one that ends', () => {
  const map = { sources: ['a.ts'], mappings: 'IAAA,E' }
  expect(Object.fromEntries(bytesPerSource('rrrraarr', map))).toEqual({ '': 6, 'a.ts': 2 })
})

test('numbers of several digits are read', () => {
  // 'gC' is 32.
  const map = { sources: ['a.ts', 'b.ts'], mappings: 'AAAA,gCCAA' }
  expect(Object.fromEntries(bytesPerSource(`${'a'.repeat(32)}bb`, map))).toEqual({ 'a.ts': 32, 'b.ts': 2 })
})

test('letters count as the bytes that they take', () => {
  expect(bytesPerSource('Tết', { sources: ['vi.ts'], mappings: 'AAAA' }).get('vi.ts')).toBe(5)
})
