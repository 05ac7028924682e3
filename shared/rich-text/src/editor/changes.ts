import { $isLinkNode, $toggleLink } from '@lexical/link'
import { INSERT_ORDERED_LIST_COMMAND, INSERT_UNORDERED_LIST_COMMAND, REMOVE_LIST_COMMAND } from '@lexical/list'
import { $patchStyleText } from '@lexical/selection'
import {
  $createTextNode,
  $findMatchingParent,
  $getRoot,
  $getSelection,
  $insertNodes,
  $isParagraphNode,
  $isRangeSelection,
  $setSelection,
  $setTextFormat,
  type BaseSelection,
  type LexicalEditor,
  SKIP_DOM_SELECTION_TAG,
} from 'lexical'
import { $blockOf } from './create-editor.ts'
import { $createImageNode } from './image-node.ts'

export type TextStyle = 'font-size' | 'color' | 'background-color'
export type ListKind = 'bullet' | 'number'

/**
 * Changes the text at the selection, or at the end if there was no selection yet. Focus in the toolbar stays there. `at` is a
 * selection from before the focus moved.
 */
export function updateAtSelection(editor: LexicalEditor, change: () => void, at?: BaseSelection | null): void {
  const isAway = !editor.getRootElement()?.contains(document.activeElement)
  editor.update(
    () => {
      if (at) $setSelection(at.clone())
      else if (!$getSelection()) $getRoot().selectEnd()
      change()
    },
    isAway ? { tag: SKIP_DOM_SELECTION_TAG } : {},
  )
}

export function $setStyle(property: TextStyle, value: string | null): void {
  const selection = $getSelection()
  if (selection) $patchStyleText(selection as Parameters<typeof $patchStyleText>[0], { [property]: value })
}

export function toggleList(editor: LexicalEditor, kind: ListKind, isOn: boolean): void {
  if (isOn) editor.dispatchCommand(REMOVE_LIST_COMMAND, undefined)
  else editor.dispatchCommand(kind === 'number' ? INSERT_ORDERED_LIST_COMMAND : INSERT_UNORDERED_LIST_COMMAND, undefined)
}

/** Makes the selection a link. Without a selection it inserts the address as a link; null removes the link. */
export function $setLink(url: string | null): void {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  const isInLink = $findMatchingParent(selection.anchor.getNode(), $isLinkNode) !== null
  if (url !== null && selection.isCollapsed() && !isInLink) {
    const words = $createTextNode(url)
    $insertNodes([words])
    words.select(0)
  }
  $toggleLink(url)
}

export function $insertImage(src: string): void {
  $insertNodes([$createImageNode(src)])
}

/** Links, lists and images stay. */
export function $clearFormatting(): void {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  $patchStyleText(selection, { 'font-size': null, color: null, 'background-color': null })
  $setTextFormat(selection, { bold: false, italic: false, underline: false, strikethrough: false })
  for (const block of new Set(selection.getNodes().map($blockOf))) {
    block?.setFormat('')
    if ($isParagraphNode(block)) block.setIndent(0)
  }
}
