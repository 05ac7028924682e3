import { type RichTextDocument, richTextBuilder } from '@console/contract'
import { feed } from '../view/read-rich-text.ts'

/**
 * The document in an element in which someone writes. Its spaces are kept as they are seen, and lines that a browser makes with
 * `div` are paragraphs.
 */
export function documentIn(place: Element): RichTextDocument {
  const builder = richTextBuilder()
  const own = (tag: string) => (tag === 'div' ? 'p' : tag)
  feed(place, {
    ...builder,
    open: (tag, attribute) => builder.open(own(tag), attribute),
    text: (text) => builder.text(text, true),
    close: (tag) => builder.close(own(tag)),
  })
  return builder.document()
}
