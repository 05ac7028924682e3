import type { RichTextBlock, RichTextItem, RichTextList, RichTextParagraph } from './document.ts'
import type { OpenLine, OpenList } from './line.ts'

interface Item extends RichTextItem {
  readonly lists: List[]
}
interface List extends RichTextList {
  readonly items: Item[]
}

/** Returns the blocks of a document. Empty paragraphs are removed, and adjacent lists are joined. */
export function mergedBlocks(blocks: readonly (OpenLine | OpenList)[]): RichTextBlock[] {
  const result: (RichTextParagraph | List)[] = []
  for (const block of blocks) {
    if ('items' in block) addList(result, mergedList(block))
    else if (!block.isVoid) result.push({ kind: 'p', style: block.style, runs: block.runs })
  }
  return result
}

function mergedList({ kind, items }: OpenList): List {
  const list: List = { kind, items: [] }
  for (const { style, runs, lists } of items) {
    const item: Item = { style, runs, lists: [] }
    for (const below of lists) addList(item.lists, mergedList(below))
    addItem(list.items, item)
  }
  return list
}

function addList(to: (RichTextParagraph | List)[], list: List): void {
  const last = to.at(-1)
  if (last && 'items' in last && last.kind === list.kind) for (const item of list.items) addItem(last.items, item)
  else if (list.items.length > 0) to.push(list)
}

/** Moves the lists of an item without text to the item before it, unless that is empty. */
function addItem(items: Item[], item: Item): void {
  const before = items.at(-1)
  const isCarrier = item.runs.length === 0 && item.lists.length > 0
  if (isCarrier && before && before.runs.length + before.lists.length > 0) for (const list of item.lists) addList(before.lists, list)
  else items.push(isCarrier ? { ...item, style: '' } : item)
}
