import { expect, test } from '@jest/globals'
import { compareSizes, sizeTables } from './compare-sizes.ts'
import { sizesOf } from './sum-sizes.ts'

const size = (first: number, all = first) => ({ first, all })

test('a package has the part of a compressed script that it has of the plain one', () => {
  const { builds, packages } = sizesOf({
    shell: [
      { isFirst: true, compressed: 100, packages: { react: 300, ui: 100 } },
      { isFirst: false, compressed: 50, packages: { ui: 10 } },
    ],
    campaigns: [{ isFirst: false, compressed: 20, packages: { react: 1, campaigns: 1 } }],
  })
  expect(builds).toEqual({ shell: size(100, 150), campaigns: size(0, 20) })
  expect(packages).toEqual({ react: size(75, 85), ui: size(25, 75), campaigns: size(0, 10) })
})

test('the heaviest comes first, each with its change; what is new or gone changed by all of itself', () => {
  const now = { ui: size(10, 30), fresh: size(0, 5) }
  const before = { ui: size(12, 29), gone: size(7) }
  expect(compareSizes(now, before)).toEqual([
    { name: 'ui', ...size(10, 30), change: size(-2, 1) },
    { name: 'fresh', ...size(0, 5), change: size(0, 5) },
    { name: 'gone', ...size(0, 0), change: size(-7) },
  ])
})

test('without an earlier report there is no change to tell', () => {
  expect(compareSizes({ ui: size(1) })).toEqual([{ name: 'ui', ...size(1) }])
  const [builds] = sizeTables({ builds: { shell: size(1_000) }, packages: {} })
  expect(builds?.head).toEqual(['build', 'first file kB', 'all kB'])
})

test('a table tells kilobytes, and leaves out changes of a few bytes', () => {
  const before = { builds: { shell: size(170_000, 260_004), auth: size(0, 20_000) }, packages: {} }
  const now = { builds: { shell: size(168_500, 260_000), auth: size(0, 20_250) }, packages: {} }
  expect(sizeTables(now, before)[0]?.rows).toEqual([
    ['shell', '168.5', '260.0', '-1.50', ''],
    ['auth', '-', '20.3', '', '+0.25'],
  ])
})

test('what is light and did not change shares a row, what is light and changed has its own', () => {
  const before = { builds: {}, packages: { a: size(100), b: size(0, 200), c: size(0, 300) } }
  const now = { builds: {}, packages: { a: size(100), b: size(0, 200), c: size(0, 320), d: size(0, 900) } }
  expect(sizeTables(now, before)[1]?.rows.map(([name, first, all]) => [name, first, all])).toEqual([
    ['d', '-', '0.9'],
    ['c', '-', '0.3'],
    ['2 others', '0.1', '0.3'],
  ])
})
