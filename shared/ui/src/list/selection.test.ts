import { describe, expect, test } from '@jest/globals'
import { between, refreshed, shareOf, withItems } from './selection.ts'

const item = (id: string, row = id.toUpperCase()) => ({ id, row })
const page = ['a', 'b', 'c', 'd'].map((id) => item(id))
const chosen = (...ids: string[]) => new Map(ids.map((id) => [id, id.toUpperCase()]))

describe('the checkbox of a page', () => {
  test.each([
    ['nothing chosen', [], 'none'],
    ['rows of other pages chosen', ['x', 'y'], 'none'],
    ['a row of it chosen', ['b', 'x'], 'some'],
    ['every row of it chosen', ['a', 'b', 'c', 'd', 'x'], 'all'],
  ])('%s: %j is %s', (_, ids, share) => {
    expect(shareOf(chosen(...ids), page)).toBe(share)
  })

  test('an empty page has nothing chosen', () => expect(shareOf(chosen('a'), [])).toBe('none'))
})

describe('a range', () => {
  test.each([
    ['downwards', 'b', 'd', 'bcd'],
    ['upwards', 'd', 'b', 'bcd'],
    ['of one', 'c', 'c', 'c'],
    ['from nowhere', null, 'c', 'c'],
    ['from another page', 'x', 'c', 'c'],
    ['to another page', 'a', 'x', ''],
  ])('%s', (_, from, to, ids) => {
    expect(
      between(page, from, to)
        .map(({ id }) => id)
        .join(''),
    ).toBe(ids)
  })
})

test('choosing keeps what other pages gave, leaving takes only what is named', () => {
  expect([...withItems(chosen('x'), page.slice(0, 2), true).keys()]).toEqual(['x', 'a', 'b'])
  expect([...withItems(chosen('x', 'a', 'b'), page.slice(0, 1), false).keys()]).toEqual(['x', 'b'])
})

test('a chosen row that was read again is kept as it is now', () => {
  const before = chosen('a', 'x')
  expect([...refreshed(before, [item('a', 'A2'), item('b')])]).toEqual([
    ['a', 'A2'],
    ['x', 'X'],
  ])
  expect(refreshed(before, page)).toBe(before)
})
