import { cleanRichTextStyle, isRichTextImage, isUrlOrAppLink, RICH_TEXT_INDENTS } from '@console/contract'
import { createEmptyHistoryState, registerHistory } from '@lexical/history'
import { LinkNode } from '@lexical/link'
import { $getListDepth, $isListItemNode, ListItemNode, ListNode, registerList } from '@lexical/list'
import { registerRichText } from '@lexical/rich-text'
import {
  $create,
  $findMatchingParent,
  $getSelection,
  $isElementNode,
  COMMAND_PRIORITY_HIGH,
  createEditor,
  type EditorConfig,
  type ElementNode,
  INDENT_CONTENT_COMMAND,
  type LexicalEditor,
  type LexicalNode,
  mergeRegister,
  ParagraphNode,
  TextNode,
} from 'lexical'
import { FORMATS } from './formats.ts'
import { ImageNode } from './image-node.ts'

const ALL_FORMATS = FORMATS.reduce((sum, { bit }) => sum | bit, 0)

/** An item whose number the browser counts. With the `value` that Lexical gives to each, a layout of 5,000 takes Chromium seconds. */
class ItemNode extends ListItemNode {
  override $config() {
    return this.config('item', { extends: ListItemNode })
  }

  override updateListItemDOM(before: ListItemNode | null, dom: HTMLLIElement, config: EditorConfig): void {
    super.updateListItemDOM(before, dom, config)
    dom.removeAttribute('value')
  }
}

export function createRichTextEditor(): LexicalEditor {
  return createEditor({
    namespace: 'rich-text',
    nodes: [ListNode, ItemNode, { replace: ListItemNode, with: () => $create(ItemNode), withKlass: ItemNode }, LinkNode, ImageNode],
    theme: {
      text: { underline: 'rt-underline', strikethrough: 'rt-strike', underlineStrikethrough: 'rt-underline rt-strike' },
      list: { nested: { listitem: 'rt-carrier' } },
    },
    onError(error) {
      throw error
    },
  })
}

export function registerEditing(editor: LexicalEditor): () => void {
  return mergeRegister(
    registerRichText(editor),
    registerList(editor),
    registerHistory(editor, createEmptyHistoryState(), 300),
    registerLimits(editor),
  )
}

function registerLimits(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerNodeTransform(TextNode, (node) => {
      const style = cleanRichTextStyle('span', node.getStyle())
      if (style !== node.getStyle()) node.setStyle(style)
      const format = node.getFormat() & ALL_FORMATS
      if (format !== node.getFormat()) node.setFormat(format)
    }),
    editor.registerNodeTransform(ParagraphNode, (node) => {
      if (node.getIndent() > RICH_TEXT_INDENTS) node.setIndent(RICH_TEXT_INDENTS)
    }),
    editor.registerNodeTransform(LinkNode, (node) => {
      if (isUrlOrAppLink(node.getURL())) return
      for (const child of node.getChildren()) node.insertBefore(child)
      node.remove()
    }),
    editor.registerNodeTransform(ImageNode, (node) => {
      if (!isRichTextImage(node.getSrc())) node.remove()
    }),
    editor.registerCommand(
      INDENT_CONTENT_COMMAND,
      () => ($getSelection()?.getNodes() ?? []).some((node) => $levelOf(node) >= RICH_TEXT_INDENTS),
      COMMAND_PRIORITY_HIGH,
    ),
  )
}

/** A list within a list is one level. */
export function $levelOf(node: LexicalNode): number {
  const block = $blockOf(node)
  const list = block?.getParent()
  if ($isListItemNode(block) && list) return $getListDepth(list as ListNode)
  return block?.getIndent() ?? 0
}

export function $blockOf(node: LexicalNode): ElementNode | null {
  const block = $findMatchingParent(node, (one) => $isElementNode(one) && !one.isInline())
  return $isElementNode(block) ? block : null
}
