import { charactersIn } from '@console/contract'
import { Box, Flex, Span } from '@console/ui'
import { type Ref, useImperativeHandle, useState } from 'react'
import { countOf } from '../plain-text.ts'
import { hasColors } from '../view/has-colors.ts'
import { Prose } from '../view/prose.tsx'
import { useText } from './text.ts'
import { Toolbar } from './toolbar/toolbar.tsx'
import { useEditor } from './use-editor.ts'

export interface RichTextEditorProps {
  /** Rich text as the contract has it, or plain text. */
  readonly value: string
  /**
   * Called when the text means something else than before, with canonical rich text: empty when nothing is left, the
   * value itself when the text is again as it was opened.
   */
  readonly onChange: (html: string) => void
  readonly onBlur?: () => void
  readonly label: string
  /** Id of the element that shows the label. */
  readonly labelledBy?: string
  readonly describedBy?: string | undefined
  readonly required?: boolean
  readonly invalid?: boolean
  /** The limit of the value, which counts its markup too. */
  readonly most?: number | undefined
  readonly ref?: Ref<{ focus(): void }>
}

/** The editor itself: toolbar, text, count. */
export function Surface({
  value,
  onChange,
  onBlur,
  label,
  labelledBy,
  describedBy,
  required = false,
  invalid = false,
  most,
  ref,
}: RichTextEditorProps) {
  const text = useText()
  const [isPlainPaste, setPlainPaste] = useState(false)
  const { editor, place, document, written, hasRefusedFiles } = useEditor({ value, onChange, isPlainPaste })
  useImperativeHandle(ref, () => ({ focus: () => editor.focus() }), [editor])
  return (
    <Box w="full" borderWidth="1px" borderColor={invalid ? 'border.error' : 'border.control'} borderRadius="l2" bg="bg.panel" minW="0">
      <Toolbar editor={editor} label={label} isPlainPaste={isPlainPaste} onPlainPaste={setPlainPaste} />
      <Prose
        ref={place}
        paper={hasColors(document)}
        // As large as where it will be read, outside of the console.
        textStyle="md"
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
      <Box role="status" px="3" pb={hasRefusedFiles ? '2' : '0'} textStyle="sm" color="fg.error">
        {hasRefusedFiles ? text('richText.files') : ''}
      </Box>
      <Flex gap="3" wrap="wrap" px="3" py="1.5" borderTopWidth="1px" borderColor="border" color="fg.muted" textStyle="xs">
        <Span>{text('richText.count', countOf(document))}</Span>
        {most === undefined ? null : <Room kept={charactersIn(written)} most={most} />}
      </Flex>
    </Box>
  )
}

/** How much of the room the text takes with its formatting; that it is too long is announced once. */
function Room({ kept, most }: { readonly kept: number; readonly most: number }) {
  const text = useText()
  const isOver = kept > most
  return (
    <>
      <Span ms="auto" color={isOver ? 'fg.error' : undefined}>
        {text('richText.room', { kept, most })}
      </Span>
      <Span role="status" srOnly>
        {isOver ? text('richText.tooLong') : ''}
      </Span>
    </>
  )
}

const WRITING = {
  minHeight: '8rem',
  maxHeight: '60vh',
  overflowY: 'auto',
  padding: '3',
  whiteSpace: 'pre-wrap',
  // Here the item with only a list is beside the item that the list belongs to.
  '& li:has(> ul:only-child), & li:has(> ol:only-child)': { listStyleType: 'none' },
  focusVisibleRing: 'inside',
  '& em': { fontStyle: 'italic' },
  '& .rt-underline': { textDecoration: 'underline' },
  '& .rt-strike': { textDecoration: 'line-through' },
  '& .rt-underline.rt-strike': { textDecoration: 'underline line-through' },
} as const
