import { renderPart } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { RichTextView } from './rich-text-view.tsx'

test('an item keeps its mark above the list inside it, and one that only carries a list has none', async () => {
  await renderPart(<RichTextView html="<ul><li><ul><li>Cháu</li></ul></li><li>Hai<ul><li>Con</li></ul></li></ul>" />)
  const marks = screen.getAllByRole('listitem').map((item) => [item.firstChild?.nodeName, getComputedStyle(item).listStyleType === 'none'])
  expect(marks).toEqual([
    ['UL', true],
    ['#text', false],
    ['#text', false],
    ['#text', false],
  ])
})
