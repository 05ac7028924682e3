import { MessagesProvider } from '@console/i18n'
import english from '@console/i18n/messages/en'
import { UiProvider } from '@console/ui'
import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { RichTextView } from './rich-text-view.tsx'

test('an item keeps its mark above the list inside it, and one that only carries a list has none', () => {
  render(
    <MessagesProvider locale="en" timeZone="UTC" messages={english}>
      <UiProvider nonce="">
        <RichTextView html="<ul><li><ul><li>Cháu</li></ul></li><li>Hai<ul><li>Con</li></ul></li></ul>" />
      </UiProvider>
    </MessagesProvider>,
  )
  const marks = screen.getAllByRole('listitem').map((item) => [item.firstChild?.nodeName, getComputedStyle(item).listStyleType === 'none'])
  expect(marks).toEqual([
    ['UL', true],
    ['#text', false],
    ['#text', false],
    ['#text', false],
  ])
})
