import { RICH_TEXT_ALIGNMENTS, RICH_TEXT_INDENTS } from '@console/contract'
import { FORMAT_ELEMENT_COMMAND, INDENT_CONTENT_COMMAND, type LexicalEditor, OUTDENT_CONTENT_COMMAND } from 'lexical'
import { toggleList, updateAtSelection } from '../changes.ts'
import { useText } from '../text.ts'
import { ToolButton } from './tool-button.tsx'
import type { ToolbarState } from './use-toolbar-state.ts'

interface Props {
  readonly editor: LexicalEditor
  readonly state: ToolbarState
}

export function BlockTools({ editor, state }: Props) {
  const text = useText()
  const update = (change: () => void) => () => updateAtSelection(editor, change)
  return (
    <>
      {RICH_TEXT_ALIGNMENTS.map((alignment) => (
        <ToolButton
          key={alignment}
          label={text(`richText.align.${alignment}`)}
          glyph={alignment}
          isOn={state.alignment === alignment}
          onClick={update(() => editor.dispatchCommand(FORMAT_ELEMENT_COMMAND, state.alignment === alignment ? '' : alignment))}
        />
      ))}
      <ToolButton
        label={text('richText.outdent')}
        glyph="outdent"
        isDisabled={state.level === 0}
        onClick={update(() => editor.dispatchCommand(OUTDENT_CONTENT_COMMAND, undefined))}
      />
      <ToolButton
        label={text('richText.indent')}
        glyph="indent"
        isDisabled={state.level >= RICH_TEXT_INDENTS}
        onClick={update(() => editor.dispatchCommand(INDENT_CONTENT_COMMAND, undefined))}
      />
      {(['bullet', 'number'] as const).map((kind) => (
        <ToolButton
          key={kind}
          label={text(`richText.list.${kind}`)}
          glyph={kind}
          isOn={state.list === kind}
          onClick={update(() => toggleList(editor, kind, state.list === kind))}
        />
      ))}
    </>
  )
}
