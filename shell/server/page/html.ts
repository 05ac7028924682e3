import { type Locale, MARK, type Theme } from '@console/module'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? character)
}

/** `<` is escaped, so the data cannot end the element. */
export function jsonElement(id: string, data: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

/** An attribute of true has no value; one of undefined is left out. */
export function tag(name: string, attributes: Readonly<Record<string, string | true | undefined>>): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => (value === true ? ` ${key}` : ` ${key}="${escapeHtml(String(value))}"`))
  return `<${name}${written.join('')}>`
}

const TITLE = 'Publisher Console'

const DRAWN = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none'><path d='${MARK.square}' fill='#0d7a70'/><path d='${MARK.letter}' stroke='#fff' stroke-width='2.5' stroke-linecap='round'/></svg>`
/** Inlined, because a file would be one more request at each first visit. */
const ICON = `<link rel="icon" href="data:image/svg+xml,${DRAWN.replaceAll('#', '%23')}">`

export interface Frame {
  readonly locale: Locale
  readonly theme: Theme
  readonly nonce: string
  /** Preloads and scripts. */
  readonly links: string
  readonly style: string
  readonly chrome: string
}

/** Returns everything up to the boot data. The media query of the style handles a theme that follows the system. */
export function documentHead({ locale, theme, nonce, links, style, chrome }: Frame): string {
  const html = tag('html', { lang: locale, 'data-theme': theme, class: theme === 'system' ? undefined : theme })
  return `<!doctype html>${html}<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${tag(
    'meta',
    {
      name: 'color-scheme',
      content: theme === 'system' ? 'light dark' : theme,
    },
  )}<title>${TITLE}</title>${ICON}${links}<style nonce="${nonce}">${style}</style></head><body><div id="root">${chrome}</div>`
}

export const DOCUMENT_END = '</body></html>'
