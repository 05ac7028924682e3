import { beforeAll, describe, expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { Fragment, type ReactNode } from 'react'
import { letTranslate } from './translated.ts'

/** How a translator may bring its element to the place of a text. */
const MANNERS: Readonly<Record<string, (text: Text, font: HTMLElement) => void>> = {
  'takes the place of the text': (text, font) => text.replaceWith(font),
  'comes before the text, which goes': (text, font) => {
    text.before(font)
    text.remove()
  },
  'comes after the text, which goes': (text, font) => {
    text.after(font)
    text.remove()
  },
  'takes the text in': (text, font) => {
    text.replaceWith(font)
    font.replaceChildren(text)
  },
}

let early: ReturnType<typeof render>

beforeAll(() => {
  const watching = new MutationObserver(() => {})
  watching.observe(document.body, { childList: true, subtree: true })
  early = render(<p>{1} of 6</p>, { container: document.body.appendChild(document.createElement('section')) })
  watching.takeRecords()
  const [first, ...others] = textsIn(early.container)
  const replace = MANNERS['takes the place of the text']
  if (first && replace) translate([first], replace)
  const records = watching.takeRecords()
  if (replace) translate(others, replace)
  letTranslate(records, watching)
})

test('what was translated while the code came is known', () => {
  early.rerender(<p>{2} of 7</p>)
  expect(early.container.textContent).toBe('2 of 7')
})

describe.each(Object.entries(MANNERS))('a translation that %s', (_, bring) => {
  test.each<[what: string, before: ReactNode, after: ReactNode, words: string]>([
    ['gives way to new words', <>{1} of 6</>, <>{2} of 6</>, '2 of 6'],
    ['is where something comes before it', <>{null}Rewards</>, <>{<b>▾</b>}Rewards</>, '▾Rewards'],
    ['is where another element comes before it', <>{<b>▸</b>}Rewards</>, <>{<i>▾</i>}Rewards</>, '▾Rewards'],
    ['goes with its text', <>{'Saved'}!</>, <>{null}!</>, '!'],
    ['is there once where its text moves', inOrder('one ', 'two ', 'three '), inOrder('three ', 'one ', 'two '), 'three one two '],
    ['is there once where its text moves to the end', inOrder('one ', 'two '), inOrder('two ', 'one '), 'two one '],
    ['goes with all that is around it', <b key="1">{1} of 6</b>, <i key="2">all</i>, 'all'],
  ])('%s', (_, before, after, words) => {
    const { container, rerender } = render(<p>{before}</p>)
    translate(textsIn(container), bring)
    rerender(<p>{after}</p>)
    expect(container.textContent).toBe(words)
    translate(textsIn(container), bring)
    rerender(<p>{before}</p>)
    rerender(<p>{after}</p>)
    expect(container.textContent).toBe(words)
  })
})

test('what comes before a text that is shown in the original again is before it', () => {
  const line = (mark: ReactNode) => (
    <p>
      {mark}Rewards<i>.</i>
    </p>
  )
  const { container, rerender } = render(line(null))
  const [text] = textsIn(container)
  if (text) translate([text], (one, font) => one.replaceWith(font))
  if (text) container.querySelector('font')?.replaceWith(text)
  rerender(line(<b>▾</b>))
  expect(container.textContent).toBe('▾Rewards.')
})

test('a text whose translation is not known goes, and what would come before it comes last', () => {
  const line = (hasMark: boolean, text: string | null) => (
    <p>
      {hasMark && <b>!</b>}
      {text}
      <i>.</i>
    </p>
  )
  const { container, rerender } = render(line(false, 'Saved'))
  container.querySelector('p')?.firstChild?.remove()
  rerender(line(true, 'Saved'))
  expect(container.textContent).toBe('.!')
  rerender(line(true, null))
  expect(container.textContent).toBe('.!')
})

function inOrder(...texts: readonly string[]): ReactNode {
  return texts.map((text) => <Fragment key={text}>{text}</Fragment>)
}

function textsIn(root: Element): Text[] {
  const texts: Text[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

/** The words stay the same, so that only where they are can differ. */
function translate(texts: readonly Text[], bring: (text: Text, font: HTMLElement) => void): void {
  for (const text of texts) {
    const font = document.createElement('font')
    font.append(document.createElement('font'))
    font.firstElementChild?.append(text.data)
    bring(text, font)
  }
}
