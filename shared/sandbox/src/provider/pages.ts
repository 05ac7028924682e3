import { escapeHtml, facts, htmlPage } from '../pages/frame.ts'
import type { RegistrationRow } from '../routes/registrations/presenter.ts'
import { DECISION_NOTE_MAX, REGISTRATION_STATUSES, type RegistrationStatus } from './decisions.ts'
import type { Visitor } from './staff-session.ts'

const TITLES: Readonly<Record<RegistrationStatus, string>> = { pending: 'Waiting', approved: 'Approved', rejected: 'Rejected' }

const hidden = (visitor: Visitor) => `<input type="hidden" name="form_token" value="${visitor.formToken}">`
const headersOf = ({ cookie }: Visitor): Record<string, string> => (cookie ? { 'Set-Cookie': cookie } : {})
const alert = (text: string | undefined) => (text ? `<p class="notice wrong" role="alert">${escapeHtml(text)}</p>` : '')

/** The form by which the provider's staff sign in. */
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

/** The registrations in one state, with what can be decided about each. */
export function registrationsPage(
  visitor: Visitor,
  status: RegistrationStatus,
  rows: readonly RegistrationRow[],
  notice: { readonly done?: string | undefined; readonly wrong?: string } = {},
): Response {
  const header = `<header><nav aria-label="Registrations">${REGISTRATION_STATUSES.map(
    (one) => `<a href="/provider?status=${one}"${one === status ? ' aria-current="page"' : ''}>${TITLES[one]}</a>`,
  ).join(
    '',
  )}</nav><form method="post" action="/provider/logout">${hidden(visitor)}<span class="muted">${escapeHtml(visitor.staff?.email ?? '')}</span> <button>Sign out</button></form></header>`
  const list = rows.map((row) => panel(visitor, row)).join('')
  const body = `${notice.done ? `<p class="notice" role="status">${escapeHtml(notice.done)}</p>` : ''}${alert(notice.wrong)}${list || '<p class="muted">There are none.</p>'}`
  return htmlPage({
    title: `Registrations: ${TITLES[status].toLowerCase()}`,
    body,
    header,
    status: notice.wrong ? 409 : 200,
    headers: headersOf(visitor),
  })
}

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
  return `<section class="panel" aria-labelledby="${heading}"><div class="between"><h2 id="${heading}">${escapeHtml(name)}</h2><span class="muted">${row.created_on.toISOString().slice(0, 16).replace('T', ' ')} UTC</span></div>${known}${
    row.status === 'pending' ? decisions(visitor, row.id) : ''
  }</section>`
}

const decisions = (visitor: Visitor, id: string) => `<div class="row">
<form method="post" action="/provider/registrations/${id}/approve">${hidden(visitor)}<button class="primary">Approve</button></form>
<form method="post" action="/provider/registrations/${id}/reject" class="row">${hidden(visitor)}<label>Reason<input name="decision_note" required maxlength="${DECISION_NOTE_MAX}"></label><button class="danger">Reject</button></form>
</div>`
