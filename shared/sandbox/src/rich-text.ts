import {
  cleanRichTextAttribute,
  isPlainText,
  RICH_TEXT_DROPPED,
  RICH_TEXT_TAGS,
  type RichTextBuilder,
  richTextBuilder,
  writeRichText,
} from '@console/contract'
import { Parser } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'

/** Returns rich text as it is stored: only what the contract allows, in its normal form. Plain text stays byte for byte. */
export function cleanRichText(text: string): string {
  if (isPlainText(text)) return text
  const builder = richTextBuilder()
  feed(sanitizeHtml(text, options()), builder)
  return writeRichText(builder.document())
}

function options(): sanitizeHtml.IOptions {
  // Links may have any scheme that the contract does not refuse; the accepted ones are collected here.
  const allowedSchemes: string[] = []
  const allowedAttributes = Object.fromEntries(Object.entries(RICH_TEXT_TAGS).map(([tag, names]) => [tag, [...names]]))
  return {
    allowedTags: Object.keys(RICH_TEXT_TAGS),
    allowedAttributes,
    allowedSchemes,
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    nonTextTags: RICH_TEXT_DROPPED,
    transformTags: {
      '*': (tagName, given) => {
        const attribs: sanitizeHtml.Attributes = {}
        for (const name of allowedAttributes[tagName] ?? []) {
          const value = cleanRichTextAttribute(tagName, name, given[name] ?? '')
          if (value === undefined) continue
          attribs[name] = value
          const scheme = value.slice(0, value.indexOf(':')).toLowerCase()
          if (name !== 'style' && !allowedSchemes.includes(scheme)) allowedSchemes.push(scheme)
        }
        return { tagName, attribs }
      },
    },
  }
}

/** Parsed by the sanitizer's own parser, so that its output is understood as it was written. */
function feed(html: string, builder: RichTextBuilder): void {
  const parser = new Parser({
    onopentag: (tag, attributes) => builder.open(tag, (name) => attributes[name]),
    ontext: builder.text,
    onclosetag: builder.close,
  })
  parser.end(html)
}
