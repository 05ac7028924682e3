import { escapeHtml, facts, htmlPage } from '../pages/frame.ts'
import type { RegistrationRow } from '../routes/registrations/presenter.ts'
import { DECISION_NOTE_MAX } from './decisions.ts'
import { STATUSES, type Status } from './forms.ts'
import type { Visitor } from './staff-session.ts'

export const TITLES: Readonly<Record<Status, string>> = { pending: 'Waiting', approved: 'Approved', rejected: 'Rejected' }
const AREAS = { Registrations: '/provider', 'Metric requests': '/provider/metric-requests' } as const

export const hidden = (visitor: Visitor) => `<input type="hidden" name="form_token" value="${visitor.formToken}">`
export const headersOf = ({ cookie }: Visitor): Record<string, string> => (cookie ? { 'Set-Cookie': cookie } : {})
const alert = (text: string | undefined) => (text ? `<p class="notice wrong" role="alert">${escapeHtml(text)}</p>` : '')

export const news = ({ done, wrong }: { readonly done?: string | undefined; readonly wrong?: string | undefined }): string =>
  `${done ? `<p class="notice" role="status">${escapeHtml(done)}</p>` : ''}${alert(wrong)}`

export function signInPage(visitor: Visitor, problem?: { readonly text: string; readonly status: number }): Response {
  const body = `<p class="muted">Publisher Console, for the provider’s staff</p>
${alert(problem?.text)}
<form method="post" action="/provider/login" class="panel">${hidden(visitor)}
<label>Email<input name="email" type="email" autocomplete="username" required></label>
<label>Password<input name="password" type="password" autocomplete="current-password" required></label>
<button class="primary">Sign in</button>
</form>`
  return htmlPage({ title: 'Staff sign-in', body, isNarrow: true, status: problem?.status ?? 200, headers: headersOf(visitor) })
}

export function staffHeader(visitor: Visitor, area: keyof typeof AREAS, status: Status): string {
  const link = (href: string, text: string, isHere: boolean) => `<a href="${href}"${isHere ? ' aria-current="page"' : ''}>${text}</a>`
  const areas = Object.entries(AREAS).map(([name, href]) => link(href, name, name === area))
  const states = STATUSES.map((one) => link(`${AREAS[area]}?status=${one}`, TITLES[one], one === status))
  return `<header><nav aria-label="Sections">${areas.join('')}</nav><nav aria-label="${area}">${states.join('')}</nav><form method="post" action="/provider/logout">${hidden(visitor)}<span class="muted">${escapeHtml(visitor.staff?.email ?? '')}</span> <button>Sign out</button></form></header>`
}

export function registrationsPage(
  visitor: Visitor,
  status: Status,
  rows: readonly RegistrationRow[],
  notice: { readonly done?: string | undefined; readonly wrong?: string } = {},
): Response {
  const list = rows.map((row) => panel(visitor, row)).join('')
  const body = `${news(notice)}${list || '<p class="muted">No registrations here.</p>'}`
  return htmlPage({
    title: `Registrations: ${TITLES[status].toLowerCase()}`,
    body,
    header: staffHeader(visitor, 'Registrations', status),
    status: notice.wrong ? 409 : 200,
    headers: headersOf(visitor),
  })
}

export const moment = (time: Date) => `<span class="muted">${time.toISOString().slice(0, 16).replace('T', ' ')} UTC</span>`

function panel(visitor: Visitor, row: RegistrationRow): string {
  const name = row.publisher_name ?? 'By invitation'
  const known = facts([
    ['Code', row.publisher_code],
    ['Person', `${row.first_name} ${row.last_name}`],
    ['Email', row.email],
    ['Signs in with', row.method === 'google' ? 'Google' : 'Password'],
    ['Note', row.note],
    ...(row.status === 'rejected' ? ([['Reason', row.decision_note]] as const) : []),
  ])
  const heading = `heading-${row.id}`
  return `<section class="panel" aria-labelledby="${heading}"><div class="between"><h2 id="${heading}">${escapeHtml(name)}</h2>${moment(row.created_on)}</div>${known}${
    row.status === 'pending' ? decisions(visitor, row.id) : ''
  }</section>`
}

const decisions = (visitor: Visitor, id: string) => `<div class="row">
<form method="post" action="/provider/registrations/${id}/approve">${hidden(visitor)}<button class="primary">Approve</button></form>
<form method="post" action="/provider/registrations/${id}/reject" class="row">${hidden(visitor)}<label>Reason<input name="decision_note" required maxlength="${DECISION_NOTE_MAX}"></label><button class="danger">Reject</button></form>
</div>`
