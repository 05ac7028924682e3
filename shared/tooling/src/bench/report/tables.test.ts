import { expect, test } from '@jest/globals'
import { checkPromises } from '../promises.ts'
import { coldTable, promiseTable, stepTable } from './tables.ts'

const samples = {
  'console cold bytes': [[201.26]],
  'console cold ready': [[3600], [3800]],
  'console cold requests': [[9]],
  'static page cold ready': [[400], [410]],
  'console create-form ready': [[690]],
}

test('a promise stands beside its median, the middle half and the verdict', () => {
  const { rows } = promiseTable(checkPromises(samples))
  expect(rows[0]).toEqual(['cold list, over the wire for its rows', '201.3 kB', '201.3-201.3', '200', '180', 'misses by 1.3'])
  expect(rows.map(([name]) => name)).toContain('cold list, slow / static page')
})

test('each entry has a row, with a dash for what was not measured of it', () => {
  expect(coldTable(samples).rows).toEqual([
    ['console', '201.3', '9', '3700', '-', '-', '-', '-', '-'],
    ['static page', '-', '-', '405', '-', '-', '-', '-', '-'],
  ])
})

test('a step that was not taken has no row', () => {
  expect(stepTable(samples).rows).toEqual([['console, create-form', '690', '0', '0.0', '0.000']])
})
