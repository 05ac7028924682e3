import type { RichTextBlock, RichTextDocument } from '@console/contract'

/** The words of a document, a line for each of its lines. */
export function plainOf(document: RichTextDocument): string {
  return document.map(plainOfBlock).join('\n')
}

function plainOfBlock(block: RichTextBlock): string {
  if (block.kind === 'p') return lineOf(block.runs)
  return block.items.map(({ runs, lists }) => [lineOf(runs), ...lists.map(plainOfBlock)].filter(Boolean).join('\n')).join('\n')
}

function lineOf(runs: Extract<RichTextBlock, { kind: 'p' }>['runs']): string {
  return runs.map((run) => (run.kind === 'text' ? run.text : run.kind === 'br' ? '\n' : '')).join('')
}

/** Words stand between white space; characters are those a person would count, line breaks aside. */
export function countOf(document: RichTextDocument): { readonly words: number; readonly characters: number } {
  const plain = plainOf(document).replaceAll('\n', ' ').trim()
  return { words: plain.match(/\S+/g)?.length ?? 0, characters: [...plainOf(document).replaceAll('\n', '')].length }
}
