import { describe, expect, test } from '@jest/globals'
import { NOTHING_SAVED, type SavedList, savedListFrom, savedListText, viewOf, viewSearch, withoutView, withView } from './saved-list.ts'

const view = { id: 'v1', name: 'Đang chạy', search: 'sort=name&status=active', hidden: ['owner'] }
const saved: SavedList = { hidden: ['owner'], views: [view], opens: 'v1' }

describe('what is stored', () => {
  test('comes back as it was', () => expect(savedListFrom(savedListText(saved))).toEqual(saved))
  test('keeps apart that nothing was chosen and that nothing is hidden', () => {
    expect(savedListFrom(savedListText(NOTHING_SAVED)).hidden).toBeNull()
    expect(savedListFrom(savedListText({ ...saved, hidden: [] })).hidden).toEqual([])
  })

  test.each([
    ['absent', null],
    ['no JSON', '{'],
    ['of another release', '{"version":0,"hidden":["a"],"views":[]}'],
    ['a list', '[]'],
    ['a word', '"views"'],
  ])('is forgotten where it is %s', (_, text) => {
    expect(savedListFrom(text)).toEqual(NOTHING_SAVED)
  })

  test('loses only the parts that are damaged', () => {
    const text = JSON.stringify({ version: 1, hidden: ['a', 7], views: [{ id: 'v2' }, 'x', null, view], opens: 'v2' })
    expect(savedListFrom(text)).toEqual({ hidden: ['a'], views: [view], opens: null })
  })
})

describe('views', () => {
  test('a new one is added, a known one replaced where it stands', () => {
    const second = { ...view, id: 'v2', name: 'Second' }
    expect(withView(saved, second).views).toEqual([view, second])
    expect(withView(withView(saved, second), { ...view, name: 'First' }).views.map(({ name }) => name)).toEqual(['First', 'Second'])
  })

  test('a deleted one no longer opens by itself', () => {
    expect(withoutView(saved, 'v1')).toEqual({ ...saved, views: [], opens: null })
    expect(withoutView(saved, 'other').opens).toBe('v1')
  })

  test('the one that is seen is known by filters and columns, in whatever order', () => {
    expect(viewOf(saved, view.search, ['owner'])).toBe(view)
    expect(viewOf({ ...saved, views: [{ ...view, hidden: ['b', 'a'] }] }, view.search, ['a', 'b'])?.id).toBe('v1')
    expect(viewOf(saved, view.search, [])).toBeUndefined()
    expect(viewOf(saved, 'status=active', ['owner'])).toBeUndefined()
  })
})

describe('the address of a view', () => {
  test.each([
    ['status=active&sort=name', 'sort=name&status=active'],
    ['sort=name&page=3&status=active', 'sort=name&status=active'],
    ['status=&q=%C4%91%C3%A8n+l%E1%BB%93ng', 'q=%C4%91%C3%A8n+l%E1%BB%93ng'],
    ['view=all&utm_source=mail', ''],
    ['', ''],
  ])('%j is kept as %j', (search, kept) => {
    expect(viewSearch(new URLSearchParams(search), ['q', 'status', 'sort'])).toBe(kept)
  })

  test.each([
    ['view=timeline&status=active&at=2026-12-01', 'status=active&view=timeline'],
    ['view=all', ''],
  ])('of a list with another display %j is kept as %j', (search, kept) => {
    expect(viewSearch(new URLSearchParams(search), ['status', 'view'])).toBe(kept)
  })
})
