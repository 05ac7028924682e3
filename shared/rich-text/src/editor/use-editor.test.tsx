import { expect, jest, test } from '@jest/globals'
import { act, render } from '@testing-library/react'
import { $createTextNode, $getRoot, type ElementNode, type LexicalEditor } from 'lexical'
import { useState } from 'react'
import { useEditor } from './use-editor.ts'

interface FormProps {
  readonly start: string
  readonly onChange: (html: string) => void
  readonly onEditor: (editor: LexicalEditor) => void
}

function Form({ start, onChange, onEditor }: FormProps) {
  const [value, setValue] = useState(start)
  const change = (html: string) => {
    onChange(html)
    setValue(html)
  }
  const { editor, place } = useEditor({ value, onChange: change, isPlainPaste: false })
  onEditor(editor)
  return <div ref={place} contentEditable suppressContentEditableWarning />
}

function openEditor(start: string) {
  const onChange = jest.fn<(html: string) => void>()
  let editor: LexicalEditor | undefined
  const onEditor = (given: LexicalEditor) => {
    editor = given
  }
  render(<Form start={start} onChange={onChange} onEditor={onEditor} />)
  const changeLine = (change: (line: ElementNode) => void) =>
    act(() => editor?.update(() => change($getRoot().getFirstChildOrThrow<ElementNode>()), { discrete: true }))
  return {
    onChange,
    touch: () => changeLine((line) => line.markDirty()),
    append: (words: string) => changeLine((line) => line.append($createTextNode(words).setFormat('underline'))),
    removeLast: () => changeLine((line) => line.getLastChildOrThrow().remove()),
  }
}

test('text that no one has changed is not reported', () => {
  const { onChange, touch } = openEditor('<i><b>as another program wrote it</b></i>')
  touch()
  expect(onChange).not.toHaveBeenCalled()
})

test.each([
  ['plain text', 'two\nlines'],
  ['markup in another spelling', '<div><i><b>x</b></i></div>'],
])('%s that is again as it was opened is reported as it was given', (_, start) => {
  const { onChange, append, removeLast } = openEditor(start)
  append('more')
  expect(onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^<p>.*<u>more<\/u><\/p>$/))
  removeLast()
  expect(onChange).toHaveBeenLastCalledWith(start)
  append('again')
  expect(onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^<p>.*<u>again<\/u><\/p>$/))
  expect(onChange).toHaveBeenCalledTimes(3)
})
