import { type RichTextDocument, richTextBuilder } from '@console/contract'
import { hardSpaces } from '../hard-spaces.ts'
import { feed } from '../view/read-rich-text.ts'

/**
 * The document in an element in which someone writes. Its spaces are kept as they are seen, and lines that a browser makes with
 * `div` are paragraphs.
 */
export function documentIn(place: Element): RichTextDocument {
  const builder = richTextBuilder()
  let atSpace = true
  feed(place, {
    ...builder,
    open(tag, attribute) {
      builder.open(tag === 'div' ? 'p' : tag, attribute)
      if (tag === 'img' || LINES.has(tag)) atSpace = tag !== 'img'
    },
    text(text) {
      builder.text(hardSpaces(text, atSpace))
      if (text) atSpace = text.endsWith(' ')
    },
    close: (tag) => builder.close(tag === 'div' ? 'p' : tag),
  })
  return builder.document()
}

const LINES = new Set(['p', 'div', 'li', 'br'])
