import { type RichTextDocument, writeRichText } from '@console/contract'
import { $getRoot, CLEAR_HISTORY_COMMAND, HISTORY_MERGE_TAG, HISTORY_PUSH_TAG, type LexicalEditor, SKIP_DOM_SELECTION_TAG } from 'lexical'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { readRichText } from '../view/read-rich-text.ts'
import { createRichTextEditor, registerEditing } from './create-editor.ts'
import { $documentOfEditor } from './document-of-nodes.ts'
import { $nodesOfDocument } from './nodes-of-document.ts'
import type { LeftOut } from './paste/not-pasted.tsx'
import { registerPaste } from './paste/register-paste.ts'

interface Options {
  readonly value: string
  readonly began?: string | undefined
  readonly onChange: (html: string) => void
  readonly isPlainPaste: boolean
}

/** A value of the form, and the same value as the editor writes it; they differ for plain text. */
interface Written {
  readonly value: string
  readonly html: string
}

/** Creates an editor in the element `place` with `value`. It reports changes of the content; `written` is the last one reported. */
export function useEditor({ value, began = value, onChange, isPlainPaste }: Options) {
  const [editor] = useState(createRichTextEditor)
  const [document, setDocument] = useState<RichTextDocument>([])
  const [written, setWritten] = useState(value)
  const place = useRef<HTMLDivElement>(null)
  const opened = useRef<Written>(undefined)
  const latest = useRef<Written>(undefined)
  const [leftOut, setLeftOut] = useState<LeftOut>()

  const isPlain = useEffectEvent(() => isPlainPaste)
  const report = useEffectEvent((changed: RichTextDocument) => {
    const html = writeRichText(changed)
    if (html === latest.current?.html) return
    latest.current = html === opened.current?.html ? opened.current : { value: html, html }
    setDocument(changed)
    setWritten(latest.current.value)
    onChange(latest.current.value)
  })

  // Text that replaces another is whole before it is drawn.
  useLayoutEffect(() => {
    editor.setRootElement(place.current)
    const stop = [
      registerEditing(editor),
      registerPaste(editor, isPlain, setLeftOut),
      editor.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves, tags }) => {
        if (tags.has(LOADED) || dirtyElements.size + dirtyLeaves.size === 0) return
        report(editorState.read($documentOfEditor))
      }),
    ]
    return () => {
      for (const one of stop) one()
      editor.setRootElement(null)
    }
  }, [editor])

  useLayoutEffect(() => {
    if (value === latest.current?.value) return
    const start = latest.current ? value : began
    const document = load(editor, start)
    opened.current = { value: start, html: writeRichText(document) }
    setLeftOut(undefined)
    latest.current = opened.current
    setDocument(document)
    setWritten(start)
    // What was changed before is the first step that can be undone, and is reported as every change is.
    if (value !== start) replace(editor, value, [HISTORY_PUSH_TAG])
  }, [editor, value, began])

  return { editor, place, document, written, leftOut }
}

const LOADED = 'rich-text-loaded'

/** Sets the value of the editor without an undo step, and returns how the editor writes it. */
function load(editor: LexicalEditor, value: string): RichTextDocument {
  editor.dispatchCommand(CLEAR_HISTORY_COMMAND, undefined)
  replace(editor, value, [LOADED, HISTORY_MERGE_TAG])
  return editor.read($documentOfEditor)
}

function replace(editor: LexicalEditor, value: string, tags: string[]): void {
  editor.update(
    () => {
      $getRoot()
        .clear()
        .append(...$nodesOfDocument(readRichText(value)))
    },
    { discrete: true, tag: [...tags, SKIP_DOM_SELECTION_TAG] },
  )
}
