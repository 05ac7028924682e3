import { PERMISSION_KEYS } from '@console/contract'
import { describe, expect, test } from '@jest/globals'
import { COLUMNS, cellsOf, levelOf, MATRIX, RESOURCES, shareOf, toggled, withLevel } from '../../permissions/matrix.ts'

const cells = MATRIX.flatMap((row) => row.cells.flatMap((cell) => cell ?? []))
const cellOf = (key: string) => cells.find(({ all }) => all === key) as (typeof cells)[number]

test('every permission has exactly one place', () => {
  const placed = cells.flatMap(({ all, own }) => (own === undefined ? [all] : [all, own]))
  expect(placed.toSorted()).toEqual(PERMISSION_KEYS.toSorted())
  expect(MATRIX.map(({ resource }) => resource)).toEqual(RESOURCES)
  for (const { cells: row } of MATRIX) expect(row).toHaveLength(COLUMNS.length)
})

describe('a cell is about no one’s, own or everyone’s records', () => {
  const cell = cellOf('pub:campaigns:update')
  test.each([
    [[], 'none'],
    [['campaign:update'], 'own'],
    [['pub:campaigns:update'], 'all'],
    [['pub:campaigns:update', 'campaign:update'], 'all'],
  ] as const)('%j is %s', (keys, level) => {
    expect(levelOf(cell, keys)).toBe(level)
  })

  test.each([
    ['none', ['pub:roles:read']],
    ['own', ['pub:roles:read', 'campaign:update']],
    ['all', ['pub:roles:read', 'pub:campaigns:update']],
  ] as const)('set to %s it leaves the other keys', (level, keys) => {
    expect(withLevel(['pub:roles:read', 'campaign:update'], cell, level)).toEqual(keys)
  })
})

test('a row or column is ticked as far as its author can give, then cleared', () => {
  const held = ['pub:campaigns:delete', 'pub:roles:delete']
  const column = cellsOf('delete')
  const ticked = toggled(column, ['campaign:delete'], held)
  expect(ticked.toSorted()).toEqual(held)
  expect(shareOf(column, ticked)).toBe('some')
  expect(toggled(column, ticked, held)).toEqual([])
  expect(shareOf(column, toggled(column, [], PERMISSION_KEYS))).toBe('all')
})
