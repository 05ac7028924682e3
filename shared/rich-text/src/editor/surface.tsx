import { charactersIn } from '@console/contract'
import { Box, Flex, lazyPart, Span } from '@console/ui'
import { type Ref, useImperativeHandle, useState } from 'react'
import { countOf } from '../plain-text.ts'
import { hasColors } from '../view/prose.tsx'
import { COUNT, WritingArea, WritingFrame } from '../view/writing-area.tsx'
import { loadOnDemand } from './load-on-demand.ts'
import { useText } from './text.ts'
import { Toolbar } from './toolbar/toolbar.tsx'
import { useEditor } from './use-editor.ts'

const NotPasted = lazyPart(loadOnDemand, (file) => file.NotPasted)

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
  readonly labelledBy?: string
  readonly describedBy?: string | undefined
  readonly required?: boolean
  readonly invalid?: boolean
  /** The limit of the value, which counts its markup too. */
  readonly most?: number | undefined
  readonly ref?: Ref<{ focus(): void }>
}

export interface SurfaceProps extends RichTextEditorProps {
  /** The value before it was changed without this editor, if it was. */
  readonly began?: string | undefined
}

export function Surface({
  value,
  began,
  onChange,
  onBlur,
  label,
  labelledBy,
  describedBy,
  required = false,
  invalid = false,
  most,
  ref,
}: SurfaceProps) {
  const text = useText()
  const [isPlainPaste, setPlainPaste] = useState(false)
  const { editor, place, document, written, leftOut } = useEditor({ value, began, onChange, isPlainPaste })
  useImperativeHandle(ref, () => ({ focus: () => editor.focus() }), [editor])
  return (
    <WritingFrame invalid={invalid}>
      <Toolbar editor={editor} label={label} isPlainPaste={isPlainPaste} onPlainPaste={setPlainPaste} />
      <WritingArea
        ref={place}
        paper={hasColors(document)}
        label={label}
        labelledBy={labelledBy}
        describedBy={describedBy}
        required={required}
        invalid={invalid}
        onBlur={onBlur}
      />
      <Box role="status" px="3" py={leftOut ? '2' : '0'} textStyle="sm" color="fg.error">
        {leftOut ? <NotPasted {...leftOut} /> : null}
      </Box>
      <Flex {...COUNT} color="fg.muted">
        <Span>{text('richText.count', countOf(document))}</Span>
        {most === undefined ? null : <Room kept={charactersIn(written)} most={most} />}
      </Flex>
    </WritingFrame>
  )
}

/** How much of the limit the text takes with its formatting; exceeding it is announced once. */
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
