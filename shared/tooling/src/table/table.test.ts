import { expect, test } from '@jest/globals'
import { asMarkdown, asText } from './table.ts'

const table = {
  title: 'Cold list',
  head: ['page', 'kB'],
  rows: [
    ['console', '200.1'],
    ['static | page', '0.8'],
  ],
}

test('on a terminal names begin and figures end in one column', () => {
  expect(asText(table)).toBe('Cold list\n  page              kB\n  console        200.1\n  static | page    0.8\n')
})

test('as Markdown figures are aligned to the right and no cell is torn', () => {
  expect(asMarkdown(table)).toBe('**Cold list**\n\n| page | kB |\n|---|--:|\n| console | 200.1 |\n| static \\| page | 0.8 |\n')
})
