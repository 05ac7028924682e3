import {
  isPlainText,
  RICH_TEXT_DROPPED,
  RICH_TEXT_TAGS,
  type RichTextBuilder,
  type RichTextDocument,
  richTextBuilder,
} from '@console/contract'
import type { Config } from 'dompurify'
import { sanitize } from './sanitize.ts'

const ALLOWED = {
  ALLOWED_TAGS: Object.keys(RICH_TEXT_TAGS),
  ALLOWED_ATTR: [...new Set(Object.values(RICH_TEXT_TAGS).flat())],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Which schemes may follow is decided per element, by the contract's own rule.
  ALLOWED_URI_REGEXP: /^[a-z][a-z0-9+.-]*:\/\//i,
  FORBID_CONTENTS: [...RICH_TEXT_DROPPED],
} satisfies Config

/** Rich text as a document that can be drawn: whatever the server sent, only what the contract allows is in it. */
export function readRichText(html: string): RichTextDocument {
  if (isPlainText(html)) return readPlainText(html)
  const builder = richTextBuilder()
  feed(elementsOf(html), builder)
  return builder.document()
}

/** The allowed elements of markup. */
export function elementsOf(html: string): DocumentFragment {
  return sanitize(html, ALLOWED)
}

/** Empty lines part paragraphs, other line breaks stay line breaks. */
export function readPlainText(text: string): RichTextDocument {
  const builder = richTextBuilder()
  for (const paragraph of text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').split(/\n{2,}/)) {
    builder.open('p')
    builder.text(paragraph, true)
    builder.close('p')
  }
  return builder.document()
}

export function feed(parent: Node, builder: RichTextBuilder): void {
  for (const child of parent.childNodes) {
    if (child instanceof Text) builder.text(child.data)
    else if (child instanceof Element) {
      builder.open(child.localName, (name) => child.getAttribute(name))
      feed(child, builder)
      builder.close(child.localName)
    }
  }
}
