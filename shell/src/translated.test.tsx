import { beforeAll, describe, expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { Fragment, type ReactNode } from 'react'
import { letTranslate } from './translated.ts'

/** How a translator may bring its fonts into a line. The words stay the same, so that only where they are can differ. */
const MANNERS: Readonly<Record<string, (line: Element) => void>> = {
  'takes the place of each text': (line) => {
    for (const text of textsIn(line)) text.replaceWith(fontWith(text.data))
  },
  'comes before each text, which goes': (line) => {
    for (const text of textsIn(line)) {
      text.before(fontWith(text.data))
      text.remove()
    }
  },
  'comes after each text, which goes': (line) => {
    for (const text of textsIn(line)) {
      text.after(fontWith(text.data))
      text.remove()
    }
  },
  'takes each text in': (line) => {
    for (const text of textsIn(line)) {
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text)
    }
  },
  'takes each text in, and another one its place there': (line) => {
    for (const text of textsIn(line)) {
      const font = document.createElement('font')
      text.replaceWith(font)
      font.append(text)
      text.replaceWith(fontWith(text.data))
    }
  },
  'takes the whole line in': (line) => {
    const font = fontWith('')
    line.prepend(font)
    const inner = font.appendChild(document.createElement('font'))
    inner.append(...[...line.childNodes].slice(1).map((node) => (node instanceof Text ? fontWith(node.data) : node)))
    while (font.nextSibling) font.nextSibling.remove()
  },
  'is of the line as a whole': (line) => {
    const font = document.createElement('font')
    const words = [...line.childNodes].map((node) => (node instanceof Text ? fontWith(node.data) : node.cloneNode(true)))
    line.replaceChildren(font)
    font.append(...words)
  },
  'is into one language and then another': (line) => {
    for (const text of textsIn(line)) {
      const font = fontWith('one')
      text.replaceWith(font)
      font.replaceWith(fontWith(text.data))
    }
  },
}

let early: ReturnType<typeof render>

beforeAll(() => {
  const watching = new MutationObserver(() => {})
  watching.observe(document.body, { childList: true, subtree: true })
  early = render(<p>{1} of 6</p>, { container: document.body.appendChild(document.createElement('section')) })
  watching.takeRecords()
  const [first, second] = textsIn(early.container)
  first?.replaceWith(fontWith('1'))
  const records = watching.takeRecords()
  second?.replaceWith(fontWith(' of 6'))
  letTranslate(records, watching)
})

test('what was translated while the code came is known', () => {
  early.rerender(<p>{2} of 7</p>)
  expect(early.container.textContent).toBe('2 of 7')
})

describe.each(Object.entries(MANNERS))('a translation that %s', (_, translate) => {
  test.each<[what: string, before: ReactNode, after: ReactNode, words: string]>([
    ['gives way to new words', <>{1} of 6</>, <>{2} of 6</>, '2 of 6'],
    [
      'gives way to new words at the end',
      <>
        {1} of {6}
      </>,
      <>
        {1} of {7}
      </>,
      '1 of 7',
    ],
    ['is where something comes before it', <>{null}Rewards</>, <>{<b>▾</b>}Rewards</>, '▾Rewards'],
    ['is where another element comes before it', <>{<b>▸</b>}Rewards</>, <>{<i>▾</i>}Rewards</>, '▾Rewards'],
    ['goes with its text', <>{'Saved'}!</>, <>{null}!</>, '!'],
    ['stays where an element goes', <>Call {<a href="/us">us</a>} now</>, <>Call {null} now</>, 'Call  now'],
    ['is there once where its text moves', inOrder('one ', 'two ', 'three '), inOrder('three ', 'one ', 'two '), 'three one two '],
    [
      'is there once where its text moves before an element',
      inFront('one ', 'two ', 'three '),
      inFront('three ', 'one ', 'two '),
      'three one two .',
    ],
    [
      'keeps what is between texts',
      <>
        Call {<a href="/us">us</a>} {'now'}
      </>,
      <>
        Call {<a href="/us">us</a>} {'then'}
      </>,
      'Call us then',
    ],
    ['is there once where its text moves to the end', inOrder('one ', 'two '), inOrder('two ', 'one '), 'two one '],
    ['is in order where elements move', bold('1', '2', '3'), bold('3', '1', '2'), '312'],
    ['goes with all that is around it', <b key="1">{1} of 6</b>, <i key="2">all</i>, 'all'],
  ])('%s', (_, before, after, words) => {
    const { container, rerender } = render(<p>{before}</p>)
    const show = (shown: ReactNode) => {
      for (const line of container.querySelectorAll('p')) translate(line)
      rerender(<p>{shown}</p>)
    }
    show(after)
    expect(container.textContent).toBe(words)
    show(before)
    show(after)
    expect(container.textContent).toBe(words)
  })
})

test.each(['Activate', 'Stop'])(
  'what a text said when its translation was asked for finds no place, however often it changed: %s',
  (words) => {
    const { container, rerender } = render(<p>{'Pause'}!</p>)
    const ask = () => textsIn(container).map((text) => ({ text, words: text.data }))
    const asked = ask()
    rerender(<p>{'Activate'}!</p>)
    asked.push(...ask())
    rerender(<p>{words}!</p>)
    for (const { text, words } of asked) text.replaceWith(fontWith(words))
    rerender(<p>{words}!</p>)
    expect(container.textContent).toBe(`${words}!`)
  },
)

test('a text that is not to be translated stays the same node', () => {
  const line = (words: string) => (
    <p translate="no">
      {words}
      <br />
    </p>
  )
  const { container, rerender } = render(line('đêm'))
  const before = textsIn(container)
  rerender(line('đêm hội'))
  expect(textsIn(container)[0]).toBe(before[0])
  expect(before[0]?.data).toBe('đêm hội')
})

test('a comment that is written stays a comment', () => {
  const { container } = render(<p />)
  const comment = container.appendChild(document.createComment('before'))
  comment.nodeValue = 'after'
  expect(container.innerHTML).toBe('<p></p><!--after-->')
})

test('what comes before a text that is shown in the original again is before it', () => {
  const line = (mark: ReactNode) => (
    <p>
      {mark}Rewards<i>.</i>
    </p>
  )
  const { container, rerender } = render(line(null))
  const [text] = textsIn(container)
  text?.replaceWith(fontWith('Rewards'))
  if (text) container.querySelector('font')?.replaceWith(text)
  rerender(line(<b>▾</b>))
  expect(container.textContent).toBe('▾Rewards.')
})

test('a text goes whose translation is not known, and what would come before it comes last', () => {
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

test('a mistake of other code is still one', () => {
  const [one, other, child] = ['p', 'p', 'b'].map((name) => document.createElement(name))
  if (!one || !other || !child) throw new Error('Nothing was made')
  other.append(child)
  expect(() => one.removeChild(child)).toThrow(/child/)
  expect(() => one.insertBefore(document.createElement('i'), child)).toThrow(/child/)
})

function inOrder(...texts: readonly string[]): ReactNode {
  return texts.map((text) => <Fragment key={text}>{text}</Fragment>)
}

function inFront(...texts: readonly string[]): ReactNode {
  return (
    <>
      {inOrder(...texts)}
      <i>.</i>
    </>
  )
}

function bold(...texts: readonly string[]): ReactNode {
  return texts.map((text) => <b key={text}>{text}</b>)
}

/** Texts that are not translated yet. */
function textsIn(root: Element): Text[] {
  const texts: Text[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts.filter(({ parentElement }) => !parentElement?.closest('font'))
}

function fontWith(words: string): HTMLElement {
  const font = document.createElement('font')
  font.append(words)
  return font
}
