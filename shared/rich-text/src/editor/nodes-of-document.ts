import {
  groupsByLink,
  RICH_TEXT_ALIGNMENTS,
  RICH_TEXT_INDENT_STEP,
  type RichTextBlock,
  type RichTextDocument,
  type RichTextItem,
  type RichTextLine,
  type RichTextList,
  type RichTextRun,
} from '@console/contract'
import { $createLinkNode } from '@lexical/link'
import { $createListItemNode, $createListNode, type ListItemNode, type ListNode } from '@lexical/list'
import { $createLineBreakNode, $createParagraphNode, $createTextNode, type ElementNode, type LexicalNode } from 'lexical'
import { FORMATS } from './formats.ts'
import { $createImageNode } from './image-node.ts'

/** At least one paragraph, so that there is a place to write. */
export function $nodesOfDocument(document: RichTextDocument): ElementNode[] {
  return document.length > 0 ? document.map($nodeOfBlock) : [$createParagraphNode()]
}

function $nodeOfBlock(block: RichTextBlock): ElementNode {
  if (block.kind !== 'p') return $listOf(block)
  const paragraph = $withAlignment($createParagraphNode(), block.style)
  const indent = /padding-left:(\d+)px/.exec(block.style)?.[1]
  if (indent) paragraph.setIndent(Number(indent) / RICH_TEXT_INDENT_STEP)
  return paragraph.append(...$nodesOfLine(block.runs))
}

function $listOf({ kind, items }: RichTextList): ListNode {
  return $createListNode(kind === 'ol' ? 'number' : 'bullet').append(...items.flatMap($itemsOf))
}

/** Lexical keeps a nested list in a separate item, after the item that it belongs to. */
function $itemsOf({ style, runs, lists }: RichTextItem): ListItemNode[] {
  const carriers = lists.map((list) => $createListItemNode().append($listOf(list)))
  if (runs.length === 0 && lists.length > 0) return carriers
  return [$withAlignment($createListItemNode(), style).append(...$nodesOfLine(runs)), ...carriers]
}

function $withAlignment<Node extends ElementNode>(node: Node, style: string): Node {
  const alignment = RICH_TEXT_ALIGNMENTS.find((one) => style.includes(`text-align:${one}`))
  return alignment ? node.setFormat(alignment) : node
}

export function $nodesOfLine(runs: RichTextLine): LexicalNode[] {
  return groupsByLink(runs).flatMap(({ href, runs: inside }) => {
    const nodes = inside.map($nodeOfRun)
    return href === undefined ? nodes : [$createLinkNode(href).append(...nodes)]
  })
}

function $nodeOfRun(run: RichTextRun): LexicalNode {
  if (run.kind === 'br') return $createLineBreakNode()
  if (run.kind === 'img') return $createImageNode(run.src)
  const bits = FORMATS.filter(({ tag }) => run.formats.includes(tag)).reduce((sum, { bit }) => sum | bit, 0)
  return $createTextNode(run.text).setFormat(bits).setStyle(run.style)
}
