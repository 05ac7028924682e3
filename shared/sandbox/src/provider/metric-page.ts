import type { MetricCategoryRow } from '../db/schema/index.ts'
import { escapeHtml, facts, htmlPage } from '../pages/frame.ts'
import { DECISION_NOTE_MAX } from './decisions.ts'
import type { Status } from './forms.ts'
import { type AskedMetric, METRIC_CODE_PATTERN } from './metric-decisions.ts'
import { headersOf, hidden, moment, news, staffHeader, TITLES } from './pages.ts'
import type { Visitor } from './staff-session.ts'

export interface MetricNotice {
  readonly done?: string | undefined
  readonly wrong?: string
  /** The input for a request whose decision was refused. */
  readonly kept?: { readonly id: string; readonly form: Readonly<Record<string, unknown>> }
}

interface Shown {
  readonly asked: readonly AskedMetric[]
  readonly categories: readonly MetricCategoryRow[]
}

export function metricsPage(visitor: Visitor, status: Status, { asked, categories }: Shown, notice: MetricNotice): Response {
  const list = asked.map((one) => panel(visitor, one, categories, notice.kept)).join('')
  return htmlPage({
    title: `Metric requests: ${TITLES[status].toLowerCase()}`,
    body: `${news(notice)}${list || '<p class="muted">No metric requests here.</p>'}`,
    header: staffHeader(visitor, 'Metric requests', status),
    status: notice.wrong ? 409 : 200,
    headers: headersOf(visitor),
  })
}

function panel(visitor: Visitor, one: AskedMetric, categories: Shown['categories'], kept: MetricNotice['kept']): string {
  const { row, application, category, metric, requestedBy, publisherName } = one
  const known = facts([
    ['Publisher', publisherName],
    ['Requested by', `${requestedBy.first_name} ${requestedBy.last_name} (${requestedBy.email})`],
    ['Description', row.description],
    ['Application', application && `${application.display_name} (${application.code})`],
    ['Category', category?.name_en ?? null],
    ['Type', row.data_type],
    ['Example', row.example],
    ...(metric ? ([['Metric', metric.code]] as const) : []),
    ...(row.status === 'rejected' ? ([['Reason', row.decision_note]] as const) : []),
  ])
  const heading = `heading-${row.id}`
  const decisions = row.status === 'pending' ? decisionForms(visitor, one, categories, kept?.id === row.id ? kept.form : undefined) : ''
  return `<section class="panel" aria-labelledby="${heading}"><div class="between"><h2 id="${heading}">${escapeHtml(row.name)}</h2>${moment(row.created_on)}</div>${known}${decisions}</section>`
}

function decisionForms(
  visitor: Visitor,
  { row }: AskedMetric,
  categories: Shown['categories'],
  kept: Readonly<Record<string, unknown>> = {},
): string {
  const form = { code: codeFrom(row.name), metrics_category_id: row.metrics_category_id, decision_note: '', ...kept }
  const options = categories.map(
    ({ id, name_en }) => `<option value="${id}"${id === form.metrics_category_id ? ' selected' : ''}>${escapeHtml(name_en)}</option>`,
  )
  const typed = (name: keyof typeof form) => escapeHtml(String(form[name]))
  const action = `/provider/metric-requests/${row.id}`
  return `<form method="post" action="${action}/approve" class="row">${hidden(visitor)}
<label>Category<select name="metrics_category_id" required><option value="">Choose a category</option>${options.join('')}</select></label>
<label>Code<input name="code" required maxlength="50" pattern="${METRIC_CODE_PATTERN}" autocapitalize="none" value="${typed('code')}"></label>
<button class="primary">Approve</button></form>
<form method="post" action="${action}/reject" class="row">${hidden(visitor)}<label>Reason<input name="decision_note" required maxlength="${DECISION_NOTE_MAX}" value="${typed('decision_note')}"></label><button class="danger">Reject</button></form>`
}

/** 'Số đèn lồng đã thắp' as so_den_long_da_thap: a code to begin with. */
const codeFrom = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+|_+$/g, '')
    .slice(0, 50)
