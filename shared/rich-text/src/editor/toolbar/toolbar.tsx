import { Box, Flex, lazyPart } from '@console/ui'
import { type LexicalEditor, REDO_COMMAND, UNDO_COMMAND } from 'lexical'
import { type MouseEvent, useRef } from 'react'
import { TOOLS } from '../../view/writing-area.tsx'
import { $clearFormatting, $insertImage, $setLink, $setStyle, updateAtSelection } from '../changes.ts'
import { loadOnDemand } from '../load-on-demand.ts'
import { useText } from '../text.ts'
import { BlockTools } from './block-tools.tsx'
import { TextTools } from './text-tools.tsx'
import { ToolButton } from './tool-button.tsx'
import { type Panel, panelElementId, usePanel } from './use-panel.ts'
import { useRovingTabIndex } from './use-roving-tab-index.ts'
import { type ToolbarState, useToolbarState } from './use-toolbar-state.ts'

interface Props {
  readonly editor: LexicalEditor
  readonly label: string
  readonly isPlainPaste: boolean
  readonly onPlainPaste: (isPlain: boolean) => void
}

export function Toolbar({ editor, label, isPlainPaste, onPlainPaste }: Props) {
  const text = useText()
  const state = useToolbarState(editor)
  const row = useRef<HTMLDivElement>(null)
  const roving = useRovingTabIndex(row)
  const panel = usePanel(editor, row)

  return (
    <Box borderBottomWidth="1px" borderColor="border" onKeyDown={panel.onKeyDown}>
      <Flex ref={row} role="toolbar" aria-label={text('richText.toolbar', { label })} {...TOOLS} {...roving} onMouseDown={keepFocus}>
        <ToolButton
          label={text('richText.undo')}
          glyph="undo"
          isDisabled={!state.canUndo}
          onClick={() => editor.dispatchCommand(UNDO_COMMAND, undefined)}
        />
        <ToolButton
          label={text('richText.redo')}
          glyph="redo"
          isDisabled={!state.canRedo}
          onClick={() => editor.dispatchCommand(REDO_COMMAND, undefined)}
        />
        <TextTools editor={editor} state={state} panel={panel} />
        <BlockTools editor={editor} state={state} />
        <ToolButton label={text('richText.link')} glyph="link" isOn={state.link !== undefined} {...panel.opener('link')} />
        <ToolButton label={text('richText.image')} glyph="image" {...panel.opener('image')} />
        <ToolButton label={text('richText.clear')} glyph="clear" onClick={() => updateAtSelection(editor, $clearFormatting)} />
        <ToolButton label={text('richText.plain')} glyph="plain" isOn={isPlainPaste} onClick={() => onPlainPaste(!isPlainPaste)} />
      </Flex>
      <OpenPanel panel={panel} state={state} />
    </Box>
  )
}

/** Pressing a tool leaves the focus in the text. Presses in menus bubble here too, although menus are elsewhere in the page. */
function keepFocus(event: MouseEvent<HTMLElement>): void {
  if (event.currentTarget.contains(event.target as Node)) event.preventDefault()
}

const PanelContent = lazyPart(loadOnDemand, (file) => file.PanelContent)

function OpenPanel({ panel: { open, apply, leave }, state }: { readonly panel: Panel; readonly state: ToolbarState }) {
  if (!open) return null
  return (
    <Box id={panelElementId(open)} p="3" borderTopWidth="1px" borderColor="border">
      <PanelContent
        open={open}
        state={state}
        onStyle={(property, value) => apply(() => $setStyle(property, value))}
        onLink={(url) => apply(() => $setLink(url))}
        onImage={(src) => apply(() => $insertImage(src))}
        onClose={leave}
      />
    </Box>
  )
}
