import type { RichTextBlock, RichTextDocument, RichTextRun } from '@console/contract'

/** Whether the author chose any colour. */
export function hasColours(document: RichTextDocument): boolean {
  return document.some(isColoured)
}

function isColoured(block: RichTextBlock): boolean {
  if (block.kind === 'p') return block.runs.some(isColouredRun)
  return block.items.some(({ runs, lists }) => runs.some(isColouredRun) || lists.some(isColoured))
}

const isColouredRun = (run: RichTextRun) => run.kind === 'text' && run.style.includes('color')
