import DOMPurify, { type Config } from 'dompurify'
import { quietMarkup } from './quiet-markup.ts'

/**
 * The markup's content without harmful parts. A line break goes before it and is removed again: for markup that
 * begins with a frameset a browser makes a document without a body.
 */
export function sanitize(html: string, allowed: Config): DocumentFragment {
  const content = DOMPurify.sanitize(`<br>${quietMarkup(html)}`, { ...allowed, RETURN_DOM_FRAGMENT: true })
  content.firstChild?.remove()
  return content
}
