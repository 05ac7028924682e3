import { isRichTextImage, isUrlOrAppLink, RICH_TEXT_ALIGNMENTS, RICH_TEXT_INDENTS } from '@console/contract'
import { useKitText } from '@console/i18n'
import { Box, Flex } from '@console/ui'
import {
  $getSelection,
  type BaseSelection,
  FORMAT_ELEMENT_COMMAND,
  FORMAT_TEXT_COMMAND,
  INDENT_CONTENT_COMMAND,
  type LexicalEditor,
  OUTDENT_CONTENT_COMMAND,
  REDO_COMMAND,
  UNDO_COMMAND,
} from 'lexical'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { $clearFormatting, $insertImage, $setLink, $setStyle, act, type TextStyle, toggleList } from '../actions.ts'
import { FORMATS } from '../formats.ts'
import { useText } from '../text.ts'
import { useTools } from '../use-tools.ts'
import { AddressPanel } from './address-panel.tsx'
import { ColourPanel } from './colour-panel.tsx'
import { SizeMenu } from './size-menu.tsx'
import { ToolButton } from './tool-button.tsx'
import { useRoving } from './use-roving.ts'

type PanelId = 'colour' | 'ground' | 'link' | 'image'

interface Props {
  readonly editor: LexicalEditor
  readonly label: string
  readonly isPlainPaste: boolean
  readonly onPlainPaste: (isPlain: boolean) => void
}

/** Everything that can be done to the text, by pointer and by keyboard. */
export function Toolbar({ editor, label, isPlainPaste, onPlainPaste }: Props) {
  const text = useText()
  const kit = useKitText()
  const tools = useTools(editor)
  const row = useRef<HTMLDivElement>(null)
  const roving = useRoving(row)
  const [panel, setPanel] = useState<PanelId>()
  // The caret's place from before a panel took the focus.
  const [kept, setKept] = useState<BaseSelection | null>(null)

  const change = (doIt: () => void) => () => act(editor, doIt)
  const style = (property: TextStyle) => (value: string | null) => apply(() => $setStyle(property, value))

  function open(id: PanelId): void {
    setKept(editor.getEditorState().read(() => $getSelection()?.clone() ?? null))
    setPanel(panel === id ? undefined : id)
  }

  /** Back to the tool whose panel is left. */
  function leave(): void {
    row.current?.querySelector<HTMLElement>('[aria-expanded="true"][aria-controls]')?.focus()
    setPanel(undefined)
  }

  /** What a panel was opened for; then back into the text. */
  function apply(doIt: () => void): void {
    editor.getRootElement()?.focus({ preventScroll: true })
    act(editor, doIt, kept)
    setPanel(undefined)
  }

  const opener = (id: PanelId) => ({ onClick: () => open(id), 'aria-expanded': panel === id, 'aria-controls': `rich-text-${id}` })

  return (
    <Box
      borderBottomWidth="1px"
      borderColor="border"
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || panel === undefined) return
        event.stopPropagation()
        leave()
      }}
    >
      <Flex
        ref={row}
        role="toolbar"
        aria-label={text('richText.toolbar', { label })}
        wrap="wrap"
        gap="0.5"
        p="1"
        {...roving}
        onMouseDown={(event: MouseEvent<HTMLElement>) => {
          if (event.currentTarget.contains(event.target as Node)) event.preventDefault()
        }}
      >
        <ToolButton
          label={text('richText.undo')}
          glyph="undo"
          isOff={!tools.canUndo}
          onClick={() => editor.dispatchCommand(UNDO_COMMAND, undefined)}
        />
        <ToolButton
          label={text('richText.redo')}
          glyph="redo"
          isOff={!tools.canRedo}
          onClick={() => editor.dispatchCommand(REDO_COMMAND, undefined)}
        />
        <SizeMenu value={tools.size} onChoose={(size) => act(editor, () => $setStyle('font-size', size))} />
        {FORMATS.map(({ name }) => (
          <ToolButton
            key={name}
            label={text(`richText.format.${name}` as 'richText.format.bold')}
            glyph={name as 'bold'}
            isOn={tools.formats.includes(name)}
            onClick={change(() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, name))}
          />
        ))}
        <ToolButton label={text('richText.colour')} glyph="colour" bar={tools.colour} {...opener('colour')} />
        <ToolButton label={text('richText.ground')} glyph="ground" bar={tools.ground} {...opener('ground')} />
        {RICH_TEXT_ALIGNMENTS.map((alignment) => (
          <ToolButton
            key={alignment}
            label={text(`richText.align.${alignment}`)}
            glyph={alignment}
            isOn={tools.alignment === alignment}
            onClick={change(() => editor.dispatchCommand(FORMAT_ELEMENT_COMMAND, tools.alignment === alignment ? '' : alignment))}
          />
        ))}
        <ToolButton
          label={text('richText.outdent')}
          glyph="outdent"
          isOff={tools.level === 0}
          onClick={change(() => editor.dispatchCommand(OUTDENT_CONTENT_COMMAND, undefined))}
        />
        <ToolButton
          label={text('richText.indent')}
          glyph="indent"
          isOff={tools.level >= RICH_TEXT_INDENTS}
          onClick={change(() => editor.dispatchCommand(INDENT_CONTENT_COMMAND, undefined))}
        />
        {(['bullet', 'number'] as const).map((kind) => (
          <ToolButton
            key={kind}
            label={text(`richText.list.${kind}`)}
            glyph={kind}
            isOn={tools.list === kind}
            onClick={change(() => toggleList(editor, kind, tools.list === kind))}
          />
        ))}
        <ToolButton label={text('richText.link')} glyph="link" isOn={tools.link !== undefined} {...opener('link')} />
        <ToolButton label={text('richText.image')} glyph="image" {...opener('image')} />
        <ToolButton label={text('richText.clear')} glyph="clear" onClick={change($clearFormatting)} />
        <ToolButton label={text('richText.plain')} glyph="plain" isOn={isPlainPaste} onClick={() => onPlainPaste(!isPlainPaste)} />
      </Flex>
      {panel ? (
        <Box id={`rich-text-${panel}`} p="3" borderTopWidth="1px" borderColor="border">
          {panel === 'colour' ? <ColourPanel label={text('richText.colour')} value={tools.colour} onChoose={style('color')} /> : null}
          {panel === 'ground' ? (
            <ColourPanel label={text('richText.ground')} value={tools.ground} onChoose={style('background-color')} />
          ) : null}
          {panel === 'link' ? (
            <AddressPanel
              label={text('richText.link.url')}
              value={tools.link ?? ''}
              apply={text('richText.link.apply')}
              isCorrect={isUrlOrAppLink}
              error={kit('field.invalid_url_or_app_link')}
              onApply={(url) => apply(() => $setLink(url))}
              onRemove={tools.link === undefined ? undefined : () => apply(() => $setLink(null))}
              onClose={() => leave()}
            />
          ) : null}
          {panel === 'image' ? (
            <AddressPanel
              label={text('richText.image.url')}
              value=""
              apply={text('richText.image.apply')}
              isCorrect={isRichTextImage}
              error={kit('field.invalid_url')}
              onApply={(src) => apply(() => $insertImage(src))}
              onClose={() => leave()}
            />
          ) : null}
        </Box>
      ) : null}
    </Box>
  )
}
