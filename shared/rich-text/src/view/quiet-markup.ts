const STYLE_SHEET = /<style\b[^>]*(?<!\/)>[\s\S]*?(?:<\/style\s*>|$)/gi
const TAG = /<[a-z][^\s/>]*(?:"[^"]*"|'[^']*'|[^"'>])*>/gi
const ATTRIBUTE = /[\s/]*([^\s"'<>/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?/g

/**
 * Markup without the style sheets and event handlers that the sanitizer drops anyway. Nothing of them would run, but a
 * browser reports each that it so much as reads as a breach of the page's content policy, and Word copies a sheet every time.
 */
export function quietMarkup(html: string): string {
  return html.replace(STYLE_SHEET, '').replace(TAG, (tag) => (/on/i.test(tag) ? withoutHandlers(tag) : tag))
}

function withoutHandlers(tag: string): string {
  return tag.replace(ATTRIBUTE, (attribute, name: string) => (/^on[a-z]/i.test(name) ? '' : attribute))
}
