import { cleanRichTextAttribute, isPlainText, RICH_TEXT_TAGS } from '@console/contract'

/** Whether a browser that reads the text sees nothing but what is allowed; written without the code that it judges. */
export function allowedOnly(html: string): boolean {
  if (isPlainText(html)) return true
  const page = new DOMParser().parseFromString(html, 'text/html')
  return page.head.childNodes.length === 0 && [...page.body.querySelectorAll('*')].every(isAllowed)
}

function isAllowed(element: Element): boolean {
  const { localName: tag, namespaceURI, attributes } = element
  if (namespaceURI !== 'http://www.w3.org/1999/xhtml' || !(tag in RICH_TEXT_TAGS)) return false
  return [...attributes].every(({ name, value }) => cleanRichTextAttribute(tag, name, value) === value)
}
