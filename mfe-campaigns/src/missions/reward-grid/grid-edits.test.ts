import type { ApplicationRef, Task, TaskApplication } from '@console/contract'
import { describe, expect, test } from '@jest/globals'
import {
  changedTasks,
  columnsOf,
  copiedColumn,
  filledDown,
  type Grid,
  type GridCell,
  isMissing,
  isRemoved,
  missingIn,
  pasted,
  problemAt,
  removedIn,
  rewardsAfter,
  summaryMismatches,
  textAt,
  withTexts,
} from './grid-edits.ts'

const application = (id: string): ApplicationRef => ({ id, code: id, display_name: id, mode: 'TEST', status: 'active' })
const [a, b] = [application('a'), application('b')]
const reward = (one: ApplicationRef, item: string, amount: number): TaskApplication => ({
  id: `${one.id} ${item}`,
  application: one,
  postback_param: [{ name: 'n', value: 'v' }],
  reward_description: { item, amount, summary: `Some ${item}`, description: 'd', icon_url: null },
})
const mission = (id: string, ...task_applications: TaskApplication[]): Task => ({
  id,
  name: id,
  description: '',
  metadata_rule: [],
  campaign: { id: 'c', name: 'c', status: 'active' },
  status: 'active',
  task_type: 'article',
  audience_type: 'character',
  content: {},
  task_applications,
})

/** Gold in both, gems in the first only, nothing but rice in the second. */
const saved: Grid = {
  tasks: [
    mission('gold', reward(a, 'Gold', 1000), reward(b, 'Gold', 5)),
    mission('gems', reward(a, 'Gems', 0.5)),
    mission('rice', reward(b, 'Rice', 2)),
  ],
  columns: columnsOf([a, b]),
  edits: new Map(),
  locale: 'en',
}
const at = (row: number, column: number): GridCell => ({ row, column })
const shown = (grid: Grid) => grid.tasks.map((_, row) => grid.columns.map((__, column) => textAt(grid, at(row, column))).join('|'))
const typed = (...texts: [GridCell, string][]): Grid => ({ ...saved, edits: withTexts(saved, texts) })

test('shows what is saved, in the person’s own way of writing numbers', () => {
  expect(shown(saved)).toEqual(['Gold|1,000|Some Gold|Gold|5|Some Gold', 'Gems|0.5|Some Gems|||', '|||Rice|2|Some Rice'])
  expect(textAt({ ...saved, locale: 'vi' }, at(0, 1))).toBe('1.000')
})

test.each([
  ['another text', 'Silver', ['gold'], 0],
  ['what is saved', 'Gold', [], 0],
  ['the same amount in another way', '1000', [], 1],
  ['another amount', '1001', ['gold'], 1],
  ['nothing', '', ['gold'], 0],
])('with %s typed, these missions have changed: %#', (_, text, changed, column) => {
  expect(changedTasks(typed([at(0, column), text])).map(({ id }) => id)).toEqual(changed)
})

test('filling down copies a cell into those below it', () => {
  expect(shown({ ...saved, edits: filledDown(saved, at(1, 0)) })).toEqual([
    'Gold|1,000|Some Gold|Gold|5|Some Gold',
    'Gems|0.5|Some Gems|||',
    'Gems||Some Rice|Rice|2|Some Rice',
  ])
})

test('copying a column copies item, amount and summary, and empties nothing', () => {
  expect(shown({ ...saved, edits: copiedColumn(saved, 'a', 'b') })).toEqual([
    'Gold|1,000|Some Gold|Gold|1,000|Some Gold',
    'Gems|0.5|Some Gems|Gems|0.5|Some Gems',
    '|||Rice|2|Some Rice',
  ])
})

describe('pasting', () => {
  test('fills the cells from the place on', () => {
    const { edits, outside } = pasted(saved, at(1, 3), [
      ['Salt', '7'],
      ['Tea', '1,5'],
    ])
    expect(shown({ ...saved, edits })).toEqual([
      'Gold|1,000|Some Gold|Gold|5|Some Gold',
      'Gems|0.5|Some Gems|Salt|7|Some Gems',
      '|||Tea|1,5|Some Rice',
    ])
    expect(outside).toBe(0)
  })

  test('counts what finds no cell; nothing is nothing', () => {
    expect(
      pasted(saved, at(2, 5), [
        ['1', 'x', ''],
        ['y', ''],
      ]).outside,
    ).toBe(2)
  })
})

test('missing is a reward that is neither saved nor typed', () => {
  expect(missingIn(saved)).toBe(2)
  expect(isMissing(saved, at(1, 4))).toBe(true)
  expect(missingIn(typed([at(1, 3), 'Salt']))).toBe(1)
})

describe('a reward whose cells are both emptied', () => {
  test('is removed, and counts as missing', () => {
    const grid = typed([at(0, 3), ''], [at(0, 4), ''])
    expect(isRemoved(grid, at(0, 3))).toBe(true)
    expect(problemAt(grid, at(0, 3))).toBeUndefined()
    expect([removedIn(grid), missingIn(grid)]).toEqual([1, 3])
    expect(rewardsAfter(grid, 0).map(({ application_id }) => application_id)).toEqual(['a'])
  })

  test('stays where it is the last of its mission', () => {
    const grid = typed([at(1, 0), ''], [at(1, 1), ''])
    expect([problemAt(grid, at(1, 0)), problemAt(grid, at(1, 3))]).toEqual(['last', undefined])
    expect([isRemoved(grid, at(1, 0)), removedIn(grid)]).toEqual([false, 0])
  })
})

describe('a cell', () => {
  test.each([
    ['is right where it is', saved, at(0, 0), undefined],
    ['of a missing reward is no mistake', saved, at(1, 3), undefined],
    ['is required once the other part is typed', typed([at(1, 3), 'Salt']), at(1, 4), 'required'],
    ['is required where something was saved', typed([at(0, 0), '']), at(0, 0), 'required'],
    ['takes no words for an amount', typed([at(0, 1), 'many']), at(0, 1), 'not_number'],
    ['takes no amount of zero', typed([at(0, 1), '0']), at(0, 1), 'not_positive'],
    ['takes no amount that would be rounded', typed([at(0, 1), '0.12345678901234567']), at(0, 1), 'too_many_digits'],
    ['takes no amount beyond those that are exact', typed([at(0, 1), '9007199254740992']), at(0, 1), 'too_big'],
  ] as const)('%s', (_, grid, place, problem) => {
    expect(problemAt(grid, place)).toBe(problem)
  })
})

describe('a summary', () => {
  test('goes and comes back with its item and amount', () => {
    const grid = typed([at(0, 3), ''], [at(0, 4), ''])
    expect(textAt(grid, at(0, 5))).toBe('')
    expect(textAt({ ...grid, edits: withTexts(grid, [[at(0, 3), 'Gold']]) }, at(0, 5))).toBe('Some Gold')
  })

  test('is saved as it is typed', () => {
    const [reward] = rewardsAfter(typed([at(0, 2), '1,000 coins']), 0)
    expect(reward?.reward_description).toMatchObject({ item: 'Gold', amount: 1000, summary: '1,000 coins' })
  })

  test('that promises another amount is told with what it would be', () => {
    const grid = typed([at(0, 2), '100 coins'], [at(1, 2), '7 gems, 8 gems'])
    expect(summaryMismatches(grid).map(({ place, amount, corrected }) => [place, amount, corrected])).toEqual([
      [at(0, 2), 1000, '1,000 coins'],
      [at(1, 2), 0.5, undefined],
    ])
  })
})

describe('what is saved of a mission', () => {
  test('keeps all that the grid does not show', () => {
    expect(rewardsAfter(typed([at(0, 1), '2,000']), 0)).toEqual([
      {
        application_id: 'a',
        postback_param: [{ name: 'n', value: 'v' }],
        reward_description: { item: 'Gold', amount: 2000, summary: 'Some Gold', description: 'd', icon_url: null },
      },
      expect.objectContaining({ application_id: 'b' }),
    ])
  })

  test('has the texts of its first reward in a new one', () => {
    const [, added] = rewardsAfter(typed([at(1, 3), 'Salt'], [at(1, 4), '7']), 1)
    expect(added).toMatchObject({ application_id: 'b', reward_description: { item: 'Salt', amount: 7, summary: 'Some Gems' } })
  })

  test('keeps rewards in applications that the grid does not have', () => {
    const grid = { ...saved, columns: columnsOf([a]) }
    expect(rewardsAfter(grid, 0).map(({ application_id }) => application_id)).toEqual(['a', 'b'])
  })
})
