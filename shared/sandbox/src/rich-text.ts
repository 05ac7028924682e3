import {
  cleanRichTextAttribute,
  isPlainText,
  RICH_TEXT_DROPPED,
  RICH_TEXT_TAGS,
  type RichTextBuilder,
  richTextBuilder,
  writeRichText,
} from '@console/contract'
import sanitizeHtml from 'sanitize-html'

/** Rich text as it may be kept: the contract's list and no more, in its one spelling. Plain text stays byte for byte. */
export function cleanRichText(text: string): string {
  if (isPlainText(text)) return text
  const builder = richTextBuilder()
  read(sanitizeHtml(text, options()), builder)
  return writeRichText(builder.document())
}

function options(): sanitizeHtml.IOptions {
  // Links may have any scheme that the contract does not refuse: those it let through are collected here.
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

const TOKEN = /<(\/?)([a-z]+)([^>]*)>|([^<]+)/g
const ATTRIBUTE = /([a-z]+)="([^"]*)"/g
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
const decoded = (text: string) => text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)

/** The sanitiser's own output is well formed: every tag is closed, every value quoted, no `<` or `>` within either. */
function read(html: string, builder: RichTextBuilder): void {
  for (const [, slash, tag = '', attributes = '', text] of html.matchAll(TOKEN)) {
    if (text !== undefined) builder.text(decoded(text))
    else if (slash) builder.close(tag)
    else {
      const values = new Map([...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decoded(value)]))
      builder.open(tag, (name) => values.get(name))
    }
  }
}
