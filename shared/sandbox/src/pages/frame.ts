import { createHash } from 'node:crypto'
import type { Language } from '@console/contract'

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Text for an HTML attribute or element. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character)

const STYLE = `:root { color-scheme: light dark; --text: #18181b; --muted: #71717a; --line: #e4e4e7; --panel: #ffffff; --ground: #fafafa; --brand: #0d7a70; --danger: #b42318 }
@media (prefers-color-scheme: dark) { :root { --text: #f4f4f5; --muted: #a1a1aa; --line: #3f3f46; --panel: #18181b; --ground: #0f0f11; --brand: #5eead4; --danger: #fda29b } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--text); font: 14px/20px -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif }
main { max-width: 56rem; padding: 32px 24px }
main.narrow { max-width: 26rem; margin: 0 auto }
h1 { margin: 0 0 24px; font-size: 22px; line-height: 28px; font-weight: 600 }
h2 { margin: 0; font-size: 15px; line-height: 20px; font-weight: 600 }
p { margin: 0 0 16px } .muted { color: var(--muted) }
a { color: var(--brand) }
header { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between; padding: 12px 24px; border-bottom: 1px solid var(--line); background: var(--panel) }
header nav { display: flex; gap: 16px } header form { margin: 0 } header a { color: var(--muted); text-decoration: none } header a[aria-current] { color: var(--text); font-weight: 600 } header a:hover { text-decoration: underline }
.panel { margin: 0 0 16px; padding: 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--panel) }
.row form { margin: 0 } form.row + form.row { margin-top: 12px } form.row { flex: 1 1 20rem } .row { display: flex; gap: 12px; align-items: end; flex-wrap: wrap } .between { display: flex; gap: 12px; justify-content: space-between; align-items: baseline }
dl { display: grid; grid-template-columns: min(10rem, 35%) 1fr; gap: 4px 16px; margin: 12px 0 } dt { color: var(--muted) } dd { margin: 0; overflow-wrap: anywhere }
label { display: grid; gap: 4px; margin: 0 0 16px; font-weight: 500 } .row label { flex: 1 1 14rem; margin: 0 }
input, select { width: 100%; padding: 8px 10px; border: 1px solid var(--line); border-radius: 6px; background: var(--panel); color: inherit; font: inherit }
button { padding: 8px 14px; border: 1px solid var(--line); border-radius: 6px; background: var(--panel); color: inherit; font: inherit; font-weight: 500; cursor: pointer }
button.primary { border-color: #0d7a70; background: #0d7a70; color: #ffffff } button.danger { color: var(--danger) } button.wide { width: 100%; text-align: left }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px }
.notice { padding: 12px 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--panel) } .notice.wrong { color: var(--danger) }
ul.plain { list-style: none; margin: 0; padding: 0 }
pre { overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere } iframe { width: 100%; height: 36rem; border: 1px solid var(--line); border-radius: 8px; background: #ffffff }
`

const styleHash = createHash('sha256').update(STYLE).digest('base64')

/** No script, only the style of this file, no other page around it. Forms lead to `formAction` alone. */
const policy = (formAction: string) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${styleHash}'`,
    "img-src 'self' data:",
    "frame-src 'self'",
    `form-action ${formAction}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

export interface PageParts {
  readonly title: string
  /** Text below the title when a chat shows a link to this page (Open Graph). */
  readonly preview?: string
  /** HTML; everything that a person wrote must be escaped. */
  readonly body: string
  readonly header?: string
  readonly isNarrow?: boolean
  readonly status?: number
  /** Sources besides this server that a form, or what it is redirected to, may reach. */
  readonly formAction?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly language?: Language
}

/** A page of the sandbox's own, which search engines leave alone. */
export function htmlPage({
  title,
  preview,
  body,
  header = '',
  isNarrow = false,
  status = 200,
  formAction = "'self'",
  headers,
  language = 'en',
}: PageParts): Response {
  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">${preview ? openGraph(title, preview) : ''}<title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
<body>${header}<main${isNarrow ? ' class="narrow"' : ''}>
<h1>${escapeHtml(title)}</h1>
${body}
</main></body>
</html>
`
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy(formAction),
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      ...headers,
    },
  })
}

const openGraph = (title: string, description: string) =>
  Object.entries({ type: 'website', title, description })
    .map(([name, content]) => `<meta property="og:${name}" content="${escapeHtml(content)}">`)
    .join('')

export const facts = (entries: readonly (readonly [name: string, value: string | null])[]): string =>
  `<dl>${entries.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value || '-')}</dd>`).join('')}</dl>`
