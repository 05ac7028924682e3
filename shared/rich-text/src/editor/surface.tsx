import { type RichTextDocument, writeRichText } from '@console/contract'
import { Box } from '@console/ui'
import { $getRoot, CLEAR_HISTORY_COMMAND, HISTORY_MERGE_TAG, type LexicalEditor, SKIP_DOM_SELECTION_TAG } from 'lexical'
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import type { RichTextEditorProps } from '../field/lazy-editor.tsx'
import { countOf } from '../plain-text.ts'
import { hasColours } from '../view/has-colours.ts'
import { Prose } from '../view/prose.tsx'
import { readRichText } from '../view/read-rich-text.ts'
import { createRichTextEditor, registerEditing } from './create-editor.ts'
import { $documentOfEditor } from './document-of-nodes.ts'
import { $nodesOfDocument } from './nodes-of-document.ts'
import { registerPaste } from './paste/register-paste.ts'
import { useText } from './text.ts'
import { Toolbar } from './toolbar/toolbar.tsx'

/** The editor itself: toolbar, text, count. It speaks only when the text means something else than before. */
export function Surface({
  value,
  onChange,
  onBlur,
  label,
  labelledBy,
  describedBy,
  required = false,
  invalid = false,
  ref,
}: RichTextEditorProps) {
  const text = useText()
  const [editor] = useState(createRichTextEditor)
  const [shown, setShown] = useState<RichTextDocument>([])
  const [isPlainPaste, setPlainPaste] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  /** What the form holds, and what the text in the editor amounts to; they differ for plain text until it is changed. */
  const known = useRef<{ readonly value: string; readonly html: string }>(undefined)

  const isPlain = useEffectEvent(() => isPlainPaste)
  const heed = useEffectEvent((document: RichTextDocument) => {
    const html = writeRichText(document)
    if (html === known.current?.html) return
    known.current = { value: html, html }
    setShown(document)
    onChange(html)
  })

  useEffect(() => {
    editor.setRootElement(place.current)
    const stop = [
      registerEditing(editor),
      registerPaste(editor, isPlain),
      editor.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves, tags }) => {
        if (tags.has(LOADED) || dirtyElements.size + dirtyLeaves.size === 0) return
        heed(editorState.read($documentOfEditor))
      }),
    ]
    return () => {
      for (const one of stop) one()
      editor.setRootElement(null)
    }
  }, [editor])

  useEffect(() => {
    if (value === known.current?.value) return
    const document = load(editor, value)
    known.current = { value, html: writeRichText(document) }
    setShown(document)
  }, [editor, value])

  useImperativeHandle(ref, () => ({ focus: () => editor.focus() }), [editor])
  const { words, characters } = countOf(shown)
  return (
    <Box w="full" borderWidth="1px" borderColor={invalid ? 'border.error' : 'border.control'} borderRadius="l2" bg="bg.panel" minW="0">
      <Toolbar editor={editor} label={label} isPlainPaste={isPlainPaste} onPlainPaste={setPlainPaste} />
      <Prose
        ref={place}
        paper={hasColours(shown)}
        css={WRITING}
        role="textbox"
        aria-multiline
        aria-labelledby={labelledBy}
        aria-label={labelledBy ? undefined : label}
        aria-describedby={describedBy}
        aria-required={required}
        aria-invalid={invalid}
        contentEditable
        suppressContentEditableWarning
        spellCheck
        onBlur={onBlur}
      />
      <Box px="3" py="1.5" borderTopWidth="1px" borderColor="border" color="fg.muted" textStyle="xs">
        {text('richText.count', { words, characters })}
      </Box>
    </Box>
  )
}

const LOADED = 'rich-text-loaded'

const WRITING = {
  minHeight: '8rem',
  maxHeight: '60vh',
  overflowY: 'auto',
  padding: '3',
  whiteSpace: 'pre-wrap',
  focusVisibleRing: 'inside',
  '& em': { fontStyle: 'italic' },
  '& .rt-underline': { textDecoration: 'underline' },
  '& .rt-strike': { textDecoration: 'line-through' },
  '& .rt-underline.rt-strike': { textDecoration: 'underline line-through' },
} as const

/** Puts a value into the editor, as a start that cannot be undone; answers what the editor makes of it. */
function load(editor: LexicalEditor, value: string): RichTextDocument {
  editor.update(
    () => {
      $getRoot()
        .clear()
        .append(...$nodesOfDocument(readRichText(value)))
    },
    { discrete: true, tag: [LOADED, HISTORY_MERGE_TAG, SKIP_DOM_SELECTION_TAG] },
  )
  editor.dispatchCommand(CLEAR_HISTORY_COMMAND, undefined)
  return editor.read($documentOfEditor)
}
