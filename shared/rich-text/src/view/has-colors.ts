import { linesOfRichText, type RichTextDocument } from '@console/contract'

export function hasColors(document: RichTextDocument): boolean {
  return linesOfRichText(document)
    .flat()
    .some((run) => run.kind === 'text' && run.style.includes('color'))
}
