/** In the order in which they are nested. */
export const RICH_TEXT_FORMATS = ['b', 'i', 'u', 's'] as const
export type RichTextFormat = (typeof RICH_TEXT_FORMATS)[number]

export interface RichTextWords {
  readonly kind: 'text'
  readonly text: string
  readonly formats: readonly RichTextFormat[]
  /** `font-size:..;color:..;background-color:..`, or empty. */
  readonly style: string
  readonly href?: string | undefined
}
export type RichTextRun =
  | RichTextWords
  | { readonly kind: 'br' }
  | { readonly kind: 'img'; readonly src: string; readonly href?: string | undefined }
export type RichTextLine = readonly RichTextRun[]

export interface RichTextParagraph {
  readonly kind: 'p'
  /** `text-align:..;padding-left:..`, or empty. */
  readonly style: string
  readonly runs: RichTextLine
}
export interface RichTextItem {
  /** `text-align:..`, or empty. */
  readonly style: string
  readonly runs: RichTextLine
  /** Lists one level deeper. An item may have only these and no runs. */
  readonly lists: readonly RichTextList[]
}
export interface RichTextList {
  readonly kind: 'ul' | 'ol'
  readonly items: readonly RichTextItem[]
}
export type RichTextBlock = RichTextParagraph | RichTextList

/** Contains only what is allowed, whatever it was made from. */
export type RichTextDocument = readonly RichTextBlock[]

/** Returns the lines of paragraphs and items from top to bottom. An item with only lists has no line of its own. */
export function linesOfRichText(document: RichTextDocument): RichTextLine[] {
  return document.flatMap((block) => (block.kind === 'p' ? [block.runs] : block.items.flatMap(linesOfItem)))
}

function linesOfItem({ runs, lists }: RichTextItem): RichTextLine[] {
  const below = linesOfRichText(lists)
  return runs.length === 0 && lists.length > 0 ? below : [runs, ...below]
}
