import { RICH_TEXT_INDENT_STEP, RICH_TEXT_INDENTS, type RichTextBuilder, type RichTextDocument, richTextBuilder } from '@console/contract'
import { $isLinkNode } from '@lexical/link'
import { $isListNode, type ListNode } from '@lexical/list'
import { $getRoot, $isElementNode, $isLineBreakNode, $isTextNode, type ElementNode, type LexicalNode, type TextNode } from 'lexical'
import { FORMATS } from './formats.ts'
import { $isImageNode } from './image-node.ts'

/**
 * Returns the content of the editor as a document. The builder that reads markup makes it, so even a manipulated state gives only
 * what the contract allows.
 */
export function $documentOfEditor(): RichTextDocument {
  const builder = richTextBuilder()
  for (const node of $getRoot().getChildren()) {
    if ($isListNode(node)) feedList(node, builder)
    else if ($isElementNode(node)) feedParagraph(node, builder)
  }
  return builder.document()
}

const only = (wanted: string, value: string) => (name: string) => (name === wanted ? value : undefined)

function feedParagraph(node: ElementNode, builder: RichTextBuilder): void {
  const indent = Math.min(Math.max(Math.trunc(node.getIndent()) || 0, 0), RICH_TEXT_INDENTS)
  const style = `${alignmentOf(node)}${indent > 0 ? `padding-left:${indent * RICH_TEXT_INDENT_STEP}px` : ''}`
  builder.open('p', only('style', style))
  feedLine(node.getChildren(), builder)
  builder.close('p')
}

const alignmentOf = (node: ElementNode) => (node.getFormatType() ? `text-align:${node.getFormatType()};` : '')

function feedList(node: ListNode, builder: RichTextBuilder): void {
  const tag = node.getListType() === 'number' ? 'ol' : 'ul'
  builder.open(tag)
  let isBeforeEmpty = false
  for (const item of node.getChildren()) {
    if (!$isElementNode(item)) continue
    const children = item.getChildren()
    const lists = children.filter($isListNode)
    const words = children.filter((child) => !$isListNode(child))
    // An item with only a list belongs to the item before it, which is still open.
    const isCarrier = lists.length > 0 && words.length === 0
    if (!isCarrier || isBeforeEmpty) builder.open('li', only('style', alignmentOf(item)))
    if (!isCarrier) feedLine(words, builder)
    isBeforeEmpty = children.length === 0
    for (const list of lists) feedList(list, builder)
  }
  builder.close(tag)
}

/** A line break at the end of a line needs another one to be visible, and so does an empty line. */
function feedLine(nodes: readonly LexicalNode[], builder: RichTextBuilder): void {
  feedInline(nodes, builder)
  builder.open('br')
}

function feedInline(nodes: readonly LexicalNode[], builder: RichTextBuilder): void {
  for (const node of nodes) {
    if ($isLineBreakNode(node)) builder.open('br')
    else if ($isImageNode(node)) builder.open('img', only('src', node.getSrc()))
    else if ($isTextNode(node)) feedText(node, builder)
    else if ($isLinkNode(node)) {
      builder.open('a', only('href', node.getURL()))
      feedInline(node.getChildren(), builder)
      builder.close('a')
    } else if ($isElementNode(node)) feedInline(node.getChildren(), builder)
  }
}

function feedText(node: TextNode, builder: RichTextBuilder): void {
  const formats = FORMATS.filter(({ bit }) => (node.getFormat() & bit) !== 0)
  builder.open('span', only('style', node.getStyle()))
  for (const { tag } of formats) builder.open(tag)
  builder.text(node.getTextContent(), true)
  for (const { tag } of formats) builder.close(tag)
  builder.close('span')
}
