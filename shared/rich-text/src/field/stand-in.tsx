import { type RichTextDocument, richTextBuilder, writeRichText } from '@console/contract'
import { Box, Flex } from '@console/ui'
import { type ClipboardEvent, type DragEvent, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { RichTextEditorProps } from '../editor/surface.tsx'
import { hasColors } from '../view/prose.tsx'
import { elementsOf, feed, readRichText } from '../view/read-rich-text.ts'
import { COUNT, SIZE_TOOL_WIDTH, TOOLS, WritingArea, WritingFrame } from '../view/writing-area.tsx'
import { type Selected, selectedIn } from './caret.ts'

export interface LeftBehind {
  /** The value before anything was typed. */
  readonly began: string
  /** Null while the focus is elsewhere. */
  readonly selected: Selected | null
  readonly scrolled: number
}

interface Props extends RichTextEditorProps {
  readonly isReplaceable: boolean
  /** Called when the editor can take over without breaking into what is being typed. */
  readonly onReplace: (left: LeftBehind) => void
}

/** A value of the form, and the same value as it is read from the page; they differ in how they are spelled. */
interface Read {
  readonly value: string
  readonly html: string
}

/**
 * The place of the editor until its code is there, as large as the editor will be. Text can be written in it, in the value as it
 * is, and is in the form at once.
 */
export function StandIn({ value, onChange, onBlur, ref, isReplaceable, onReplace, invalid, ...told }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const opened = useRef<Read>(undefined)
  const latest = useRef<string>(undefined)
  const paper = useMemo(() => hasColors(readRichText(value)), [value])
  useImperativeHandle(ref, () => ({ focus: () => place.current?.focus() }), [])

  // The browser changes what is in it, so React draws none of it.
  useLayoutEffect(() => {
    if (!place.current || value === latest.current) return
    place.current.replaceChildren(elementsOf(writeRichText(readRichText(value)) || EMPTY))
    opened.current = { value, html: writeRichText(documentIn(place.current)) }
    latest.current = value
  }, [value])

  function leave(): void {
    if (!isReplaceable || !place.current || !opened.current) return
    onReplace({ began: opened.current.value, selected: selectedIn(place.current), scrolled: place.current.scrollTop })
  }

  /** Keyboards that compose a character from several keys would lose it, and the form keeps no space at the end of a line. */
  const isMidway = useRef(false)
  /** A pointer that selects would lose what it holds. */
  const [isPressed, setPressed] = useState(false)
  function handOver(): void {
    if (!isMidway.current && !isPressed) leave()
  }
  // State set in a layout effect or an event is drawn before the next event: nothing is typed in between.
  useLayoutEffect(handOver)

  function press(): void {
    setPressed(true)
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => setPressed(false), { once: true })
  }

  function report(isComposing: boolean): void {
    isMidway.current = isComposing || isAfterSpace()
    if (!place.current || !opened.current) return
    const html = writeRichText(documentIn(place.current))
    latest.current = html === opened.current.html ? opened.current.value : html
    onChange(latest.current)
    handOver()
  }

  return (
    <WritingFrame invalid={invalid}>
      <Flex {...TOOLS} borderBottomWidth="1px" borderColor="border">
        {TOOL_WIDTHS.map((width, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change
          <Box key={at} w={width} h="9" />
        ))}
      </Flex>
      <WritingArea
        {...told}
        ref={place}
        paper={paper}
        invalid={invalid ?? false}
        onInput={({ nativeEvent }) => report((nativeEvent as InputEvent).isComposing ?? false)}
        onCompositionStart={() => {
          isMidway.current = true
        }}
        onCompositionEnd={() => report(false)}
        onPointerDown={press}
        onPaste={pastePlain}
        onDrop={refuse}
        onBlur={() => {
          onBlur?.()
          // With another window in front of this one, the caret stays.
          leave()
        }}
      />
      <Flex {...COUNT} />
    </WritingFrame>
  )
}

const EMPTY = '<p><br></p>'

/** As in the editor's toolbar. */
const TOOL_WIDTHS = ['8', '8', SIZE_TOOL_WIDTH, ...Array<string>(18).fill('8')]

/**
 * The document in an element in which someone writes. Its spaces are kept as they are seen, and lines that a browser makes with
 * `div` are paragraphs.
 */
function documentIn(place: Element): RichTextDocument {
  const builder = richTextBuilder()
  const own = (tag: string) => (tag === 'div' ? 'p' : tag)
  feed(place, {
    ...builder,
    open: (tag, attribute) => builder.open(own(tag), attribute),
    text: (text) => builder.text(text, true),
    close: (tag) => builder.close(own(tag)),
  })
  return builder.document()
}

function isAfterSpace(): boolean {
  const { focusNode, focusOffset = 0 } = getSelection() ?? {}
  return focusNode instanceof Text && focusNode.data[focusOffset - 1] === ' '
}

/** The markup of other programs is read by the editor alone; of what is pasted before it is there, the words come in. */
function pastePlain(event: ClipboardEvent): void {
  event.preventDefault()
  document.execCommand('insertText', false, event.clipboardData.getData('text/plain'))
}

const refuse = (event: DragEvent) => event.preventDefault()
