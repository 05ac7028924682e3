import { FORMAT_TEXT_COMMAND, type LexicalEditor } from 'lexical'
import { $setStyle, updateAtSelection } from '../changes.ts'
import { FORMATS } from '../formats.ts'
import { useText } from '../text.ts'
import { SizeMenu } from './size-menu.tsx'
import { ToolButton } from './tool-button.tsx'
import type { Panel } from './use-panel.ts'
import type { ToolbarState } from './use-toolbar-state.ts'

interface Props {
  readonly editor: LexicalEditor
  readonly state: ToolbarState
  readonly panel: Panel
}

export function TextTools({ editor, state, panel }: Props) {
  const text = useText()
  return (
    <>
      <SizeMenu value={state.size} onChoose={(size) => updateAtSelection(editor, () => $setStyle('font-size', size))} />
      {FORMATS.map(({ name }) => (
        <ToolButton
          key={name}
          label={text(`richText.format.${name}`)}
          glyph={name}
          isOn={state.formats.includes(name)}
          onClick={() => updateAtSelection(editor, () => editor.dispatchCommand(FORMAT_TEXT_COMMAND, name))}
        />
      ))}
      <ToolButton label={text('richText.color')} glyph="color" bar={state.color} {...panel.opener('color')} />
      <ToolButton label={text('richText.background')} glyph="background" bar={state.background} {...panel.opener('background')} />
    </>
  )
}
