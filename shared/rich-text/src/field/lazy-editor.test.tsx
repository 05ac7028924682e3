import { renderPart } from '@console/testing'
import { describe, expect, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { selectedIn } from './caret.ts'
import { RichTextEditor } from './lazy-editor.tsx'

let kept = ''
let keep: (value: string) => void

function Description({ start = '' }: { readonly start?: string }) {
  const [value, setValue] = useState(start)
  kept = value
  keep = setValue
  return <RichTextEditor label="Description" value={value} onChange={setValue} />
}

const area = () => screen.getByRole('textbox', { name: 'Description' })
const isEditor = () => screen.queryByRole('toolbar') !== null
const typeInto = (place: Node, words: string, event = {}) => {
  place.textContent = words
  getSelection()?.collapse(place.firstChild ?? place, words.length)
  fireEvent.input(area(), event)
}

const clipboard = (plain: string, files: readonly File[] = []) => ({
  clipboardData: { files, getData: (type: string) => (type === 'text/plain' ? plain : '') },
})

test.each([
  ['en', 'Files can’t be pasted here. To add an image, choose “Image” and enter its URL.'],
  ['vi', 'Không dán được tệp vào đây. Để thêm hình ảnh, hãy chọn “Hình ảnh” rồi nhập URL của hình ảnh.'],
] as const)('in %s, a pasted file is refused with what to do, until a text is pasted', async (locale, words) => {
  await renderPart(() => <Description />, { as: null, locale })
  await screen.findByRole('toolbar')
  const box = screen.getByRole('textbox', { name: 'Description' })
  fireEvent.paste(box, clipboard('', [new File([''], 'a.png', { type: 'image/png' })]))
  expect(await screen.findByText(words)).toBeInTheDocument()
  fireEvent.paste(box, clipboard('Hello'))
  await waitFor(() => expect(box).toHaveTextContent('Hello'))
  expect(screen.queryByText(words)).not.toBeInTheDocument()
})

test('what is said of a paste goes with its text', async () => {
  await renderPart(() => <Description />, { as: null })
  await screen.findByRole('toolbar')
  fireEvent.paste(area(), clipboard('', [new File([''], 'a.png', { type: 'image/png' })]))
  expect(await screen.findByText(/^Files can’t be pasted here/)).toBeInTheDocument()
  act(() => keep('<p>a draft</p>'))
  expect(screen.queryByText(/^Files can’t be pasted here/)).not.toBeInTheDocument()
})

test('what another program copied keeps its formatting, also before anyone wrote here', async () => {
  await renderPart(() => <Description />, { as: null })
  await screen.findByRole('toolbar')
  fireEvent.paste(area(), {
    clipboardData: { files: [], getData: (type: string) => (type === 'text/html' ? '<p>one <b>two</b></p>' : 'one two') },
  })
  await waitFor(() => expect(kept).toBe('<p>one <b>two</b></p>'))
})

describe('before the editor is there', () => {
  const LISTED = '<ul><li>one</li><li><b>two</b></li></ul><p>three</p>'

  test('what is typed is in the form at once, in what was there, and the editor goes on at the caret', async () => {
    await renderPart(() => <Description start={LISTED} />, { as: null })
    expect(isEditor()).toBe(false)
    area().focus()
    const words = area().querySelector('b')?.firstChild
    if (!words) throw new Error('nothing bold')
    typeInto(words, 'two more')
    expect(kept).toBe('<ul><li>one</li><li><b>two more</b></li></ul><p>three</p>')
    await screen.findByRole('toolbar')
    expect(area()).toHaveFocus()
    expect(area()).toHaveTextContent('onetwo morethree')
    expect([getSelection()?.focusNode?.textContent, getSelection()?.focusOffset]).toEqual(['two more', 8])
  })

  test.each([
    ['an empty line between others', '<p>one</p><p><br></p><p>two</p>', 'p:nth-child(2)', 0],
    ['the beginning of a line', '<p>one</p><p>two</p>', 'p:nth-child(2)', 0],
    ['a list within a list', '<ul><li>one<ul><li>two</li></ul></li></ul>', 'li li', 1],
    ['a line after a break', '<p>one<br>two</p>', 'p', 2],
  ])('the editor goes on at the caret in %s', async (_, start, selector, offset) => {
    await renderPart(() => <Description start={start} />, { as: null })
    area().focus()
    getSelection()?.collapse(area().querySelector(selector), offset)
    const before = selectedIn(area())
    await screen.findByRole('toolbar')
    expect(area()).toHaveFocus()
    expect(before?.[0]).toBeGreaterThan(0)
    expect(selectedIn(area())).toEqual(before)
  })

  test('what is selected stays selected, from its end to its beginning too', async () => {
    await renderPart(() => <Description start={LISTED} />, { as: null })
    area().focus()
    const [first, last] = [area().querySelector('li')?.firstChild, area().querySelector('p')?.firstChild]
    if (!first || !last) throw new Error('nothing to select')
    getSelection()?.setBaseAndExtent(last, 4, first, 1)
    const before = selectedIn(area())
    await screen.findByRole('toolbar')
    expect(getSelection()?.toString()).toBe('netwothre')
    expect(selectedIn(area())).toEqual(before)
  })

  test('it can be undone in the editor, and what is there then is reported as it was given', async () => {
    const { user } = await renderPart(() => <Description start={'two\nlines'} />, { as: null })
    area().focus()
    area().querySelector('p')?.append('!')
    fireEvent.input(area())
    expect(kept).toBe('<p>two<br>lines!</p>')
    await screen.findByRole('toolbar')
    expect(kept).toBe('<p>two<br>lines!</p>')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(area()).toHaveTextContent(/^twolines$/)
    await waitFor(() => expect(kept).toBe('two\nlines'))
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
  })

  test.each([
    ['lines without paragraphs', 'one<div>two</div><div><br></div>', '<p>one</p><p>two</p><p><br></p>'],
    ['spaces as they are seen', '<p> one </p><p>a <b> b</b></p>', '<p>\u00a0one</p><p>a <b>\u00a0b</b></p>'],
  ])('%s are kept', async (_, written, value) => {
    await renderPart(() => <Description />, { as: null })
    area().innerHTML = written
    fireEvent.input(area())
    expect(kept.replaceAll('&nbsp;', '\u00a0')).toBe(value)
  })

  test('a value that comes meanwhile, as from a draft, takes the place of what is there', async () => {
    await renderPart(() => <Description />, { as: null })
    typeInto(paragraph(), 'typed')
    act(() => keep('<p>restored</p>'))
    expect(area()).toHaveTextContent('restored')
    await screen.findByRole('toolbar')
    expect(area()).toHaveTextContent('restored')
  })

  test.each([
    ['plain text', 'two\nlines'],
    ['markup in another spelling', '<div><i><b>x</b></i></div>'],
  ])('%s that is again as it was is reported as it was given', async (_, start) => {
    await renderPart(() => <Description start={start} />, { as: null })
    const last = area().lastElementChild
    if (!last) throw new Error('nothing is drawn')
    const before = last.innerHTML
    last.append('!')
    fireEvent.input(area())
    expect(kept).toContain('!')
    last.innerHTML = before
    fireEvent.input(area())
    expect(kept).toBe(start)
  })

  test.each([
    ['a character that is being composed', 'tiế', { isComposing: true }, () => fireEvent.compositionEnd(area())],
    ['a space, which the form does not keep at the end', 'one ', {}, () => typeInto(paragraph(), 'one t')],
    ['a press, which may select', 'one', {}, () => fireEvent.pointerUp(document.body), () => fireEvent.pointerDown(area())],
    ['a space, until the focus goes', 'one ', {}, () => area().blur()],
  ])('the editor waits for the end of %s', async (_, words, event, end, begin = () => false) => {
    await renderPart(() => <Description />, { as: null })
    area().focus()
    typeInto(paragraph(), words, event)
    begin()
    // Its code is there by then.
    await act(() => new Promise((resume) => requestAnimationFrame(() => setTimeout(resume, 0))))
    await act(() => import('../editor/surface.tsx'))
    await act(() => import('../messages/en.ts'))
    expect(isEditor()).toBe(false)
    act(() => void end())
    await screen.findByRole('toolbar')
    expect(area()).toHaveTextContent(kept.replaceAll(/<.*?>/g, ''))
  })
})

function paragraph(): Element {
  const place = area().querySelector('p')
  if (!place) throw new Error('no line to write in')
  return place
}
