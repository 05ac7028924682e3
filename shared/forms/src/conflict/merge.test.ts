import { describe, expect, test } from '@jest/globals'
import { isDeepEqual } from '../deep-equal.ts'
import { changedFields, merge } from './merge.ts'

describe('three-way merge', () => {
  test.each([
    ['no one changed anything', { a: 1 }, { a: 1 }, { a: 1 }, { a: 1 }, [], []],
    ['only I changed', { a: 1 }, { a: 2 }, { a: 1 }, { a: 2 }, [], []],
    ['only they changed', { a: 1 }, { a: 1 }, { a: 2 }, { a: 2 }, ['a'], []],
    ['both changed alike', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }, [], []],
    ['both changed, each otherwise', { a: 1 }, { a: 2 }, { a: 3 }, { a: 2 }, [], ['a']],
    ['different fields', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 2 }, ['b'], []],
    ['one field free, one contested', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 3, b: 3 }, { a: 2, b: 3 }, ['b'], ['a']],
    ['I emptied what they changed', { a: 'x' }, { a: '' }, { a: 'y' }, { a: '' }, [], ['a']],
    ['they emptied what I left', { a: 'x' }, { a: 'x' }, { a: '' }, { a: '' }, ['a'], []],
    ['a field this form does not have', { a: 1, z: 1 }, { a: 2 }, { a: 1, z: 9 }, { a: 2 }, [], []],
    ['a field the base did not know yet', {}, { a: '' }, { a: '' }, { a: '' }, [], []],
    ['they have no such field', { a: 1 }, { a: 1 }, {}, { a: 1 }, [], []],
    ['parts of one nested field', { r: { x: 1, y: 1 } }, { r: { x: 2, y: 1 } }, { r: { x: 1, y: 2 } }, { r: { x: 2, y: 1 } }, [], ['r']],
    ['a list of objects', { l: [{ x: 1 }] }, { l: [{ x: 2 }] }, { l: [{ x: 3 }] }, { l: [{ x: 2 }] }, [], ['l']],
    ['null is a value', { a: null }, { a: 'x' }, { a: null }, { a: 'x' }, [], []],
  ])('%s', (_, base, mine, theirs, values, adopted, contested) => {
    expect(merge(base, mine, theirs)).toEqual({ values, adopted, contested })
  })

  test.each([
    ['both added', ['a'], ['a', 'b'], ['a', 'c'], ['a', 'c', 'b'], ['ids']],
    ['I added, they removed', ['a', 'b'], ['a', 'b', 'c'], ['b'], ['b', 'c'], ['ids']],
    ['both removed, each another', ['a', 'b', 'c'], ['b', 'c'], ['a', 'b'], ['b'], ['ids']],
    ['both added the same', ['a'], ['a', 'b'], ['a', 'b'], ['a', 'b'], []],
    ['only the order differs', ['a', 'b'], ['b', 'a'], ['a', 'b'], ['b', 'a'], []],
  ])('lists of ids are sets: %s', (_, base, mine, theirs, ids, adopted) => {
    expect(merge({ ids: base }, { ids: mine }, { ids: theirs })).toEqual({ values: { ids }, adopted, contested: [] })
  })

  test('a list with repetitions is no set', () => {
    expect(merge({ l: ['a'] }, { l: ['a', 'a'] }, { l: ['b'] }).contested).toEqual(['l'])
  })

  test('nothing that was given is changed', () => {
    const base = Object.freeze({ a: 1, ids: Object.freeze(['a']) })
    const mine = Object.freeze({ a: 1, ids: Object.freeze(['a', 'b']) })
    const theirs = Object.freeze({ a: 2, ids: Object.freeze(['a', 'c']) })
    expect(merge(base, mine, theirs).values).toEqual({ a: 2, ids: ['a', 'c', 'b'] })
  })
})

test.each([
  [{ a: 1, b: 2 }, { a: 1, b: 3 }, ['b']],
  [{ a: [1] }, { a: [1, 2] }, ['a']],
  [{ a: { b: { c: 1 } } }, { a: { b: { c: 2 } } }, ['a']],
  [{ a: 1 }, { a: 1 }, []],
  [{ a: undefined }, {}, []],
])('the fields in which %j and %j differ are %j', (before, after, names) => {
  expect([...changedFields(before, after)]).toEqual(names)
})

test.each([
  ['x', 'x', true],
  ['', undefined, false],
  [null, undefined, false],
  [[], {}, false],
  [[undefined], [], false],
  [[1, 2], [1, 2], true],
  [[1, 2], [2, 1], false],
  [{ a: 1 }, { a: 1 }, true],
])('%j and %j say the same: %s', (one, other, same) => {
  expect(isDeepEqual(one, other)).toBe(same)
})
