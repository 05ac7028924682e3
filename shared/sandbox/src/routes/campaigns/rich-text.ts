import { isHttpUrl } from '@console/contract'
import sanitizeHtml from 'sanitize-html'

const COLOUR = [/^#[0-9a-f]{6}$/i]
const BLOCK_STYLES = {
  'text-align': [/^(?:left|right|center|justify)$/],
  'padding-left': [/^(?:30|60|90|120|150|180|210|240|270|300|330|360|390|420|450)px$/],
}

/** Contract section 2, RichText: what is not listed is dropped, the text of it stays. */
const RICH_TEXT: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'b', 'i', 'u', 's', 'a', 'ul', 'ol', 'li', 'img', 'span'],
  allowedAttributes: { a: ['href'], img: ['src'], '*': ['style'] },
  allowedStyles: {
    '*': { 'font-size': [/^(?:10|12|14|16|18|20|24)px$/], color: COLOUR, 'background-color': COLOUR, ...BLOCK_STYLES },
  },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  exclusiveFilter: (frame) => frame.tag === 'img' && !isHttpUrl(frame.attribs.src ?? ''),
}

/** Rich text as it may be kept. Text in which no tag can begin is plain and stays byte for byte. */
export function cleanRichText(text: string): string {
  return /<[a-z/!?]/i.test(text) ? sanitizeHtml(text, RICH_TEXT) : text
}
