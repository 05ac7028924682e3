import type { Locale, Theme } from '@console/module'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text for an HTML attribute or element. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}

/** Data in a script element; with `<` escaped nothing in it can end the element. */
export function jsonElement(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

/** An element without content; an attribute of true stands alone, one of undefined is left out. */
export function tag(name: string, attributes: Readonly<Record<string, string | true | undefined>>): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escapeHtml(String(value))}"`))
  return `<${name}${written.join('')}>`
}

/** The product's name in either language; the page puts its own title before it. */
const TITLE = 'Publisher Console'

export interface Frame {
  readonly locale: Locale
  readonly theme: Theme
  readonly nonce: string
  /** Preloads and scripts. */
  readonly links: string
  readonly style: string
  readonly chrome: string
}

/** Everything up to the boot data. A theme that follows the system is left to the style's media query. */
export function documentHead({ locale, theme, nonce, links, style, chrome }: Frame): string {
  const html = tag('html', { lang: locale, 'data-theme': theme, class: theme === 'system' ? undefined : theme })
  return `<!doctype html>${html}<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${tag(
    'meta',
    {
      name: 'color-scheme',
      content: theme === 'system' ? 'light dark' : theme,
    },
  )}<title>${TITLE}</title><link rel="icon" href="data:,">${links}<style nonce="${nonce}">${style}</style></head><body><div id="root">${chrome}</div>`
}

export const DOCUMENT_END = '</body></html>'
