import type { RichTextAlignment } from '@console/contract'
import { $isLinkNode } from '@lexical/link'
import { $isListItemNode, $isListNode } from '@lexical/list'
import { $getSelectionStyleValueForProperty } from '@lexical/selection'
import {
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  CAN_REDO_COMMAND,
  CAN_UNDO_COMMAND,
  COMMAND_PRIORITY_LOW,
  type LexicalEditor,
  mergeRegister,
  type TextFormatType,
} from 'lexical'
import { useLayoutEffect, useState } from 'react'
import type { ListKind } from '../changes.ts'
import { $blockOf, $levelOf } from '../create-editor.ts'
import { FORMATS } from '../formats.ts'

export interface TextAtCaret {
  readonly formats: readonly TextFormatType[]
  /** `24px`, or empty. */
  readonly size: string
  readonly color: string
  readonly background: string
  readonly alignment: RichTextAlignment | ''
  readonly list: ListKind | undefined
  readonly level: number
  readonly link: string | undefined
}

export interface ToolbarState extends TextAtCaret {
  readonly canUndo: boolean
  readonly canRedo: boolean
}

const PLAIN: TextAtCaret = { formats: [], size: '', color: '', background: '', alignment: '', list: undefined, level: 0, link: undefined }

export function useToolbarState(editor: LexicalEditor): ToolbarState {
  const [text, setText] = useState(PLAIN)
  const [canUndo, setCanUndo] = useState(false)
  const [canRedo, setCanRedo] = useState(false)
  // Before the text is put in, which may already be one step.
  useLayoutEffect(() => {
    const reportTo = (set: (can: boolean) => void) => (can: boolean) => {
      set(can)
      return false
    }
    return mergeRegister(
      editor.registerUpdateListener(({ editorState }) => {
        const now = editorState.read($textAtCaret)
        setText((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now))
      }),
      editor.registerCommand(CAN_UNDO_COMMAND, reportTo(setCanUndo), COMMAND_PRIORITY_LOW),
      editor.registerCommand(CAN_REDO_COMMAND, reportTo(setCanRedo), COMMAND_PRIORITY_LOW),
    )
  }, [editor])
  return { ...text, canUndo, canRedo }
}

function $textAtCaret(): TextAtCaret {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return PLAIN
  const node = selection.anchor.getNode()
  const block = $blockOf(node)
  const list = $isListItemNode(block) ? block.getParent() : null
  const style = (property: string) => $getSelectionStyleValueForProperty(selection, property, '')
  return {
    formats: FORMATS.filter(({ name }) => selection.hasFormat(name)).map(({ name }) => name),
    size: style('font-size'),
    color: style('color'),
    background: style('background-color'),
    alignment: alignmentOf(block?.getFormatType() ?? ''),
    list: $isListNode(list) ? (list.getListType() === 'number' ? 'number' : 'bullet') : undefined,
    level: $levelOf(node),
    link: $findMatchingParent(node, $isLinkNode)?.getURL(),
  }
}

function alignmentOf(format: string): TextAtCaret['alignment'] {
  return format === 'left' || format === 'right' || format === 'center' || format === 'justify' ? format : ''
}
