import { describe, expect, test } from '@jest/globals'
import { type Column, hiddenNow, shownColumns } from './columns.ts'

const column = (id: string, choice?: 'shown' | 'hidden'): Column<string> => ({
  id,
  header: id,
  cell: () => id,
  ...(choice ? { choice } : {}),
})
const columns = [column('name'), column('status', 'shown'), column('owner', 'hidden')]
const ids = (shown: readonly Column<string>[]) => shown.map(({ id }) => id)

describe('the columns that are drawn', () => {
  test.each([
    ['nothing chosen yet', null, ['name', 'status']],
    ['nothing hidden', [], ['name', 'status', 'owner']],
    ['one hidden', ['status'], ['name', 'owner']],
    ['one that must stay named as hidden', ['name', 'owner'], ['name', 'status']],
    ['one that no longer exists', ['gone'], ['name', 'status', 'owner']],
  ])('%s', (_, hidden, shown) => {
    expect(ids(shownColumns(columns, hidden))).toEqual(shown)
  })

  test('a first choice starts from what is seen', () => expect(hiddenNow(columns, null)).toEqual(['owner']))
})
