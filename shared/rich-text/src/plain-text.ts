import { linesOfRichText, type RichTextDocument, type RichTextRun } from '@console/contract'

export function plainTextOf(document: RichTextDocument): string {
  return linesOfRichText(document)
    .map((runs) => runs.map(plainTextOfRun).join(''))
    .join('\n')
}

function plainTextOfRun(run: RichTextRun): string {
  if (run.kind === 'br') return '\n'
  return run.kind === 'text' ? run.text : ''
}

/** Words are separated by white space; characters are those a person would count, without line breaks. */
export function countOf(document: RichTextDocument): { readonly words: number; readonly characters: number } {
  const plain = plainTextOf(document)
  return { words: plain.match(/\S+/g)?.length ?? 0, characters: [...plain.replaceAll('\n', '')].length }
}
