import { expect, test } from '@jest/globals'
import { tableWidths, widthOf } from './table-width.ts'

const name = {}
const column = (width: number, from?: 'md' | 'lg' | 'xl') => ({ width, ...(from ? { from } : {}) })

test.each([
  [
    'a name alone',
    [name],
    { base: 'var(--header)', md: 'var(--header)', lg: 'var(--header)', xl: 'var(--header)', '2xl': 'var(--header)' },
  ],
  [
    'columns for wide windows',
    [name, column(30, 'lg'), column(16, 'xl')],
    { base: 'var(--header)', md: 'var(--header)', lg: 'var(--header)', xl: 'var(--header)', '2xl': 'var(--header)' },
  ],
  [
    'one too many',
    [name, column(30, 'lg'), column(30, 'xl')],
    { base: 'var(--header)', md: 'var(--header)', lg: 'var(--header)', xl: 'auto', '2xl': 'var(--header)' },
  ],
  ['too many everywhere', [name, column(90)], { base: 'auto', md: 'auto', lg: 'auto', xl: 'auto', '2xl': 'auto' }],
])('the head sticks to the window where nothing scrolls sideways: %s', (_, columns, top) => {
  const widths = tableWidths(columns, 5)
  expect(widths.css).toEqual({ '--head-top': top })
  const scrolls = Object.entries(top).map(([window, where]) => [window, where === 'auto' ? 'auto' : 'visible'])
  expect(widths.overflow).toEqual(Object.fromEntries(scrolls))
})

test('where it scrolls no column is narrower than it asks to be', () => {
  expect(tableWidths([name, column(90)], 5).minW).toEqual({ base: '105rem', md: '105rem', lg: '105rem', xl: '105rem', '2xl': '105rem' })
})

test.each([
  [{}, undefined],
  [{ width: 6 }, '6rem'],
  [{ width: 6, upTo: 9 }, 'clamp(6rem, 6rem + (100vw - 80rem) * 0.4, 9rem)'],
])('the width of %j is %s', (of, width) => {
  expect(widthOf(of)).toBe(width)
})
