import { desc, eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import PostalMime from 'postal-mime'
import { mails } from '../db/schema/index.ts'
import { escapeHtml, facts, htmlPage } from '../pages/frame.ts'
import { ProblemError } from '../problems/problem.ts'
import type { Services } from '../services.ts'

type Row = typeof mails.$inferSelect
const SHOWN = 200

/** Mails as a mail program reads them, the latest first; for this machine alone, and only while they are kept here. */
export function outboxApp({ db, mailer }: Services): Hono<{ Variables: { isLocal: boolean } }> {
  const app = new Hono<{ Variables: { isLocal: boolean } }>()
  app.use(async (context, next) => {
    if (!mailer.keepsOutbox || !context.get('isLocal')) throw new ProblemError('not_found')
    await next()
  })
  app.get('/', async (context) => {
    const to = context.req.query('to')
    const rows = await db
      .select()
      .from(mails)
      .where(to ? sql`lower(${mails.recipient}) = lower(${to})` : undefined)
      .orderBy(desc(mails.number))
      .limit(SHOWN)
    const items = await Promise.all(rows.map(presentMail))
    return wantsJson(context.req.header('accept')) ? context.json({ items }, 200, NO_STORE) : listPage(items)
  })
  app.get('/:id/html', async (context) => {
    const { html } = await presentMail(await find(context.req.param('id')))
    // Someone's words in a mail run nothing, and load nothing.
    const policy = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"
    return context.html(html, 200, { ...NO_STORE, 'Content-Security-Policy': policy })
  })
  app.get('/:id/source', async (context) => {
    const { id, source } = await find(context.req.param('id'))
    return context.body(source, 200, {
      ...NO_STORE,
      'Content-Type': 'message/rfc822',
      'Content-Disposition': `attachment; filename="${id}.eml"`,
    })
  })
  app.get('/:id', async (context) => {
    const mail = await presentMail(await find(context.req.param('id')))
    return wantsJson(context.req.header('accept')) ? context.json(mail, 200, NO_STORE) : mailPage(mail)
  })
  app.delete('/', async () => {
    await db.delete(mails)
    return new Response(null, { status: 204 })
  })

  async function find(id: string): Promise<Row> {
    const [row] = await db.select().from(mails).where(eq(mails.id, id))
    if (!row) throw new ProblemError('not_found')
    return row
  }
  return app
}

const NO_STORE = { 'Cache-Control': 'no-store' }
const wantsJson = (accept = '') => accept.includes('application/json')

interface ShownMail {
  readonly id: string
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly created_on: string
}

async function presentMail({ id, recipient, source, created_on }: Row): Promise<ShownMail> {
  const { subject = '', text = '', html = '', from } = await PostalMime.parse(source)
  return { id, to: recipient, from: from?.address ?? '', subject, text, html, created_on: created_on.toISOString() }
}

function listPage(items: readonly ShownMail[]): Response {
  const rows = items.map(
    ({ id, to, subject, created_on }) =>
      `<li class="panel"><div class="between"><h2><a href="/sandbox/outbox/${id}">${escapeHtml(subject)}</a></h2><span class="muted">${time(created_on)}</span></div><span class="muted">To ${escapeHtml(to)}</span></li>`,
  )
  const body = rows.length ? `<ul class="plain">${rows.join('')}</ul>` : '<p class="muted">No emails have been written yet.</p>'
  return htmlPage({ title: 'Outbox', body: `<p class="muted">Emails that were not sent because SMTP_URL names no mail server.</p>${body}` })
}

function mailPage({ id, to, from, subject, text, created_on }: ShownMail): Response {
  const body = `<p><a href="/sandbox/outbox">Outbox</a></p>${facts([
    ['To', to],
    ['From', from],
    ['Written', time(created_on)],
  ])}<p><iframe src="/sandbox/outbox/${id}/html" title="The email as HTML"></iframe></p><h2>As text</h2><pre class="panel">${escapeHtml(text)}</pre><p><a href="/sandbox/outbox/${id}/source">Download the source</a></p>`
  return htmlPage({ title: subject, body })
}

const time = (instant: string) => `${instant.slice(0, 19).replace('T', ' ')} UTC`
