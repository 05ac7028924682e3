import { requiredText } from '@console/contract'
import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { authenticate } from '../http/access.ts'
import { consumeLimit, LIMITS, refundLimit, resetLimit } from '../http/limits.ts'
import { fieldProblem, ProblemError } from '../http/problem.ts'
import type { Services } from '../http/services.ts'
import { revokeSession } from '../routes/auth/repository.ts'
import { findUser } from '../routes/profile/repository.ts'
import { presentRegistration } from '../routes/registrations/presenter.ts'
import { verifyPassword } from '../security/passwords.ts'
import {
  approveRegistration,
  DECISION_NOTE_MAX,
  findRegistrations,
  REGISTRATION_STATUSES,
  type RegistrationStatus,
  rejectRegistration,
} from './decisions.ts'
import { registrationsPage, signInPage } from './pages.ts'
import { findStaff } from './repository.ts'
import { endedCookie, isOwnForm, isStaff, openStaffSession, type Visitor, visitorOf } from './staff-session.ts'

type Env = { Variables: { address: string } }
const Note = requiredText(DECISION_NOTE_MAX)

/** Where the provider's staff decide on registrations: pages for people, and calls for whoever has a staff member's token. */
export function providerApp(services: Services): Hono<Env> {
  const app = new Hono<Env>()
  app.route('/api/v1', staffApi(services))

  app.get('/', async (context) => {
    const visitor = await visitorOf(services, context.req.raw)
    if (!visitor.staff) return signInPage(visitor)
    const status = statusOf(context.req.query('status'))
    const done = DONE[context.req.query('done') ?? '']
    return registrationsPage(visitor, status, await findRegistrations(services.db, status), { done })
  })

  app.post('/login', async (context) => {
    const { visitor, form } = await ownForm(services, context)
    const email = String(form.email ?? '').toLowerCase()
    await consumeLimit(services, LIMITS.loginByAddress, context.get('address'))
    await consumeLimit(services, LIMITS.loginByEmail, email)
    const user = await findStaff(services.db, email)
    const isRight = await verifyPassword(String(form.password ?? ''), user?.password_hash ?? null)
    if (!user || !isRight || !isStaff(user)) return signInPage(visitor, { text: 'Wrong email or password.', status: 401 })
    await resetLimit(services.db, services.keys, LIMITS.loginByEmail, email)
    await refundLimit(services.db, services.keys, LIMITS.loginByAddress, context.get('address'))
    return redirect('/provider', await openStaffSession(services, context.req.raw, user.id))
  })

  app.post('/logout', async (context) => {
    const { visitor } = await ownForm(services, context)
    if (visitor.sessionId) await revokeSession(services.db, visitor.sessionId, 'logout', services.now())
    return redirect('/provider', endedCookie(context.req.raw))
  })

  app.post('/registrations/:id/:decision{approve|reject}', async (context) => {
    const { visitor, form } = await ownForm(services, context)
    if (!visitor.staff) return redirect('/provider')
    const { id, decision } = context.req.param()
    const note = v.safeParse(Note, form.decision_note)
    try {
      if (decision === 'approve') await approveRegistration(services, id)
      else if (note.success) await rejectRegistration(services, id, note.output)
      else throw fieldProblem(['/body/decision_note', 'required'])
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      return registrationsPage(visitor, 'pending', await findRegistrations(services.db, 'pending'), {
        wrong: REASONS[error.code] ?? 'Nothing was changed.',
      })
    }
    return redirect(`/provider?done=${decision}`)
  })
  return app
}

const DONE: Readonly<Record<string, string>> = {
  approve: 'Approved. The person has been told.',
  reject: 'Rejected. The person has been told.',
}

const REASONS: Readonly<Record<string, string>> = {
  registration_decided: 'Someone else has decided on it.',
  code_taken: 'A publisher has this code by now.',
  validation_failed: 'Say why it is rejected.',
}

function staffApi(services: Services): Hono<Env> {
  const app = new Hono<Env>()
  app.use(async (context, next) => {
    const person = await authenticate(services, context.req.header('authorization') ?? null)
    const user = await findUser(services.db, person.userId)
    if (!user || !isStaff(user)) throw new ProblemError('permission_denied', { required_any_of: ['provider_staff'] })
    await next()
  })
  app.get('/registrations', async (context) => {
    const rows = await findRegistrations(services.db, statusOf(context.req.query('status')))
    return context.json({ items: rows.map(presentRegistration) }, 200, { 'Cache-Control': 'no-store' })
  })
  app.put('/registrations/:id/approve', async (context) =>
    context.json(presentRegistration(await approveRegistration(services, context.req.param('id')))),
  )
  app.put('/registrations/:id/reject', async (context) => {
    const body = v.safeParse(v.object({ decision_note: Note }), await context.req.json().catch(() => undefined))
    if (!body.success) throw fieldProblem(['/body/decision_note', 'required'])
    return context.json(presentRegistration(await rejectRegistration(services, context.req.param('id'), body.output.decision_note)))
  })
  return app
}

/** What a form of one of these pages holds; refuses those of other sites, and those of a session that has ended. */
async function ownForm(services: Services, context: Context<Env>): Promise<{ visitor: Visitor; form: Record<string, unknown> }> {
  const visitor = await visitorOf(services, context.req.raw)
  const form = await context.req.parseBody().catch(() => ({}) as Record<string, unknown>)
  if (!isOwnForm(context.req.raw, form.form_token, visitor)) throw new ProblemError('request_refused')
  return { visitor, form }
}

const statusOf = (given: string | undefined): RegistrationStatus => REGISTRATION_STATUSES.find((one) => one === given) ?? 'pending'

function redirect(location: string, cookie?: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: location, 'Cache-Control': 'no-store', ...(cookie ? { 'Set-Cookie': cookie } : {}) },
  })
}
