import type { Language } from '@console/contract'
import { escapeHtml } from '../pages/frame.ts'
import type { Mail } from './mailer.ts'
import { MAIL_TEXTS, type MailKind, type MailText } from './texts.ts'

export interface MailParts {
  readonly to: string
  readonly language: Language
  /** Fills in the words in braces. `code` is also shown large. */
  readonly values?: Readonly<Record<string, string>>
  /** Of the button. */
  readonly url?: string
}

/** As text and as HTML. A paragraph about an empty value is left out. */
export function composeMail(kind: MailKind, { to, language, values = {}, url }: MailParts): Mail {
  const fill = (text: string) => text.replace(WORD, (_, name: string) => oneLine(values[name] ?? ''))
  const { subject, heading, before, button, after }: MailText = MAIL_TEXTS[kind][language]
  const isSaid = (text: string) => [...text.matchAll(WORD)].every(([, name = '']) => Boolean(values[name]))
  const said = (texts: readonly string[]) => texts.filter(isSaid).map(fill)
  const lines = { heading: fill(heading), before: said(before), after: said(after) }
  const link = button && url ? { label: button, url } : undefined
  return {
    to,
    subject: fill(subject),
    text: asText(lines, values.code, link),
    html: asHtml(fill(subject), lines, language, values.code, link),
  }
}

const WORD = /\{(\w+)\}/g

interface Lines {
  readonly heading: string
  readonly before: readonly string[]
  readonly after: readonly string[]
}
type Link = { readonly label: string; readonly url: string }

/** A name that someone chose cannot begin a line, or a header, of its own. */
const oneLine = (value: string) => value.replace(/\s+/g, ' ')

function asText({ heading, before, after }: Lines, code: string | undefined, link: Link | undefined): string {
  const middle = [...(code ? [`    ${code}`] : []), ...(link ? [`${link.label}:\n${link.url}`] : [])]
  return `${[heading, ...before, ...middle, ...after, SIGNATURE].join('\n\n')}\n`
}

const SIGNATURE = '-- \nPublisher Console'
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const BRAND = '#0d7a70'

/** Tables and styles on each element, because that is what mail programs have in common. */
function asHtml(
  subject: string,
  { heading, before, after }: Lines,
  language: Language,
  code: string | undefined,
  link: Link | undefined,
): string {
  const paragraph = (text: string, style: string) => `<p style="margin:0 0 16px;${style}">${escapeHtml(text)}</p>`
  const body = [
    `<h1 style="margin:0 0 16px;font-size:20px;line-height:28px;font-weight:600;color:#18181b">${escapeHtml(heading)}</h1>`,
    ...before.map((text) => paragraph(text, 'font-size:15px;line-height:24px;color:#3f3f46')),
    code
      ? `<p style="margin:8px 0 24px;padding:16px;background:#f4f4f5;border-radius:8px;font:600 32px/40px ui-monospace,Menlo,Consolas,monospace;letter-spacing:8px;text-align:center;color:#18181b">${escapeHtml(code)}</p>`
      : '',
    link
      ? `<p style="margin:8px 0 24px"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:10px 20px;background:${BRAND};border-radius:6px;font-size:15px;line-height:24px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(link.label)}</a></p>`
      : '',
    ...after.map((text) => paragraph(text, 'font-size:13px;line-height:20px;color:#71717a')),
    link ? `<p style="margin:0;font-size:12px;line-height:18px;color:#71717a;word-break:break-all">${escapeHtml(link.url)}</p>` : '',
  ].join('\n')
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:#f4f4f5;${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px">
<tr><td style="padding:0 4px 16px;font-size:14px;line-height:20px;font-weight:600;color:${BRAND}">Publisher Console</td></tr>
<tr><td style="padding:32px;background:#ffffff;border:1px solid #e4e4e7;border-radius:12px">
${body}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}
