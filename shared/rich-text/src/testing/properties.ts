import { isPlainText, writeRichText } from '@console/contract'
import { expect, jest } from '@jest/globals'
import fc from 'fast-check'
import { $getRoot, type LexicalEditor } from 'lexical'
import { createRichTextEditor, registerEditing } from '../editor/create-editor.ts'
import { $documentOfEditor } from '../editor/document-of-nodes.ts'
import { $nodesOfDocument } from '../editor/nodes-of-document.ts'
import { readRichText } from '../view/read-rich-text.ts'
import { allowedOnly } from './allowed-only.ts'
import { anyMarkup } from './arbitraries.ts'
import { anyEditorState } from './editor-states.ts'

type ServerPass = (text: string) => string

/** The server's pass, done in the browser: text that the server has cleaned does not change. */
export function cleanRichTextInBrowser(text: string): string {
  return isPlainText(text) ? text : writeRichText(readRichText(text))
}

/** The server's output stays as it is in a second pass, in the browser and through the editor. */
export function serverIsStable(cleanRichText: ServerPass, numRuns: number): void {
  fc.assert(
    fc.property(anyMarkup, (given) => {
      const kept = cleanRichText(given)
      expect(cleanRichText(kept)).toBe(kept)
      expect(cleanRichTextInBrowser(kept)).toBe(kept)
      expect(allowedOnly(kept)).toBe(true)
      if (!isPlainText(kept)) expect(throughEditor(kept)).toBe(kept)
    }),
    { numRuns, seed: jest.getSeed() },
  )
}

/** The output of any editor state is what the server would keep, and the editor opens it as the same. */
export function editorIsStable(cleanRichText: ServerPass, numRuns: number): void {
  fc.assert(
    fc.property(anyEditorState, (state) => {
      for (const isGuarded of [true, false]) {
        const written = writtenBy(state, isGuarded)
        expect(cleanRichText(written)).toBe(written)
        expect(cleanRichTextInBrowser(written)).toBe(written)
        expect(allowedOnly(written)).toBe(true)
        expect(throughEditor(written)).toBe(written)
      }
    }),
    { numRuns, seed: jest.getSeed() },
  )
}

function withEditor<T>(use: (editor: LexicalEditor) => T): T {
  const editor = createRichTextEditor()
  const stop = registerEditing(editor)
  try {
    return use(editor)
  } finally {
    stop()
  }
}

export function throughEditor(value: string): string {
  return withEditor((editor) => {
    editor.update(
      () =>
        $getRoot()
          .clear()
          .append(...$nodesOfDocument(readRichText(value))),
      { discrete: true },
    )
    return writeRichText(editor.read($documentOfEditor))
  })
}

/** What a stored state gives; `isGuarded` applies the editor's own limits first. */
export function writtenBy(state: string, isGuarded = true): string {
  const write = (editor: LexicalEditor) => {
    editor.setEditorState(editor.parseEditorState(state))
    if (isGuarded) editor.update(() => $getRoot().markDirty(), { discrete: true })
    return writeRichText(editor.read($documentOfEditor))
  }
  return isGuarded ? withEditor(write) : write(createRichTextEditor())
}
