import type { RichTextBlock, RichTextItem, RichTextList } from './document.ts'
import type { OpenLine, OpenList } from './line.ts'

interface Item extends RichTextItem {
  readonly lists: RichTextList[]
}

/** Returns the blocks of a document. Empty paragraphs are removed, and adjacent lists are joined. */
export function mergedBlocks(blocks: readonly (OpenLine | OpenList)[]): RichTextBlock[] {
  const result: RichTextBlock[] = []
  for (const block of blocks) {
    if ('items' in block) addList(result, mergedList(block))
    else if (!block.isVoid) result.push({ kind: 'p', style: block.style, runs: block.runs })
  }
  return result
}

function mergedList({ kind, items }: OpenList): RichTextList {
  const result: Item[] = []
  for (const { style, runs, lists } of items) {
    const below: RichTextList[] = []
    for (const list of lists) addList(below, mergedList(list))
    addItem(result, { style, runs, lists: below })
  }
  return { kind, items: result }
}

/** Adds the items of a list to the last list if that has the same kind, else the list itself. */
function addList<Block extends RichTextBlock>(to: (Block | RichTextList)[], { kind, items }: RichTextList): void {
  const last = to.at(-1)
  const before = last?.kind === kind && 'items' in last ? last.items : []
  const merged: Item[] = before.map((item) => ({ ...item, lists: [...item.lists] }))
  for (const item of items) addItem(merged, item)
  if (before.length > 0) to.pop()
  if (merged.length > 0) to.push({ kind, items: merged })
}

/** Moves the lists of an item without text to the item before it, unless that is empty. */
function addItem(items: Item[], { style, runs, lists }: RichTextItem): void {
  const before = items.at(-1)
  const isCarrier = runs.length === 0 && lists.length > 0
  if (isCarrier && before && before.runs.length + before.lists.length > 0) for (const list of lists) addList(before.lists, list)
  else items.push({ style: isCarrier ? '' : style, runs, lists: [...lists] })
}
