import { networkOf, requiredText } from '@console/contract'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { Database } from '../db/database.ts'
import { type UserRow, users } from '../db/schema/index.ts'
import { fieldProblem, ProblemError } from '../problems/problem.ts'
import { revokeSession } from '../routes/auth/repository.ts'
import type { RegistrationRow } from '../routes/registrations/presenter.ts'
import { verifyPassword } from '../security/passwords.ts'
import { consumeLimit, LIMITS, refundLimit, resetLimit } from '../security/rate-limits.ts'
import type { Services } from '../services.ts'
import { approveRegistration, DECISION_NOTE_MAX, findRegistration, findRegistrations, rejectRegistration } from './decisions.ts'
import { ownForm, type ProviderEnv, redirect, statusOf } from './forms.ts'
import { metricPages } from './metric-app.ts'
import { registrationsPage, signInPage, TITLES } from './pages.ts'
import { staffApi } from './staff-api.ts'
import { endedCookie, isStaff, openStaffSession, visitorOf } from './staff-session.ts'

const Note = requiredText(DECISION_NOTE_MAX)

/** Lets the provider's staff decide on registrations and metric requests: in pages, or by calls with a staff member's token. */
export function providerApp(services: Services): Hono<ProviderEnv> {
  const app = new Hono<ProviderEnv>()
  app.route('/api/v1', staffApi(services))
  app.route('/metric-requests', metricPages(services))

  app.get('/', async (context) => {
    const visitor = await visitorOf(services, context.req.raw)
    if (!visitor.staff) return signInPage(visitor)
    const status = statusOf(context.req.query('status'))
    const decided = await findRegistration(services.db, context.req.query('decided') ?? '')
    return registrationsPage(visitor, status, await findRegistrations(services.db, status), { done: decided && doneWords(decided) })
  })

  app.post('/login', async (context) => {
    const { visitor, form } = await ownForm(services, context)
    const email = String(form.email ?? '').toLowerCase()
    await consumeLimit(services, LIMITS.loginByNetwork, networkOf(context.get('address')))
    await consumeLimit(services, LIMITS.loginByEmail, email)
    const user = await findStaff(services.db, email)
    const isRight = await verifyPassword(String(form.password ?? ''), user?.password_hash ?? null)
    if (!user || !isRight || !isStaff(user)) return signInPage(visitor, { text: 'Incorrect email or password.', status: 401 })
    await resetLimit(services.db, services.keys, LIMITS.loginByEmail, email)
    await refundLimit(services.db, services.keys, LIMITS.loginByNetwork, networkOf(context.get('address')))
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
    return redirect(`/provider?decided=${id}`)
  })
  return app
}

/** The person with this email, of the staff or not. */
async function findStaff(db: Database, email: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(sql`lower(${users.email}) = lower(${email})`)
  return user
}

/** Names what was decided and who was told; the address says only which registration it is. */
function doneWords({ status, publisher_name, first_name, last_name }: RegistrationRow): string | undefined {
  if (status === 'pending' || publisher_name === null) return undefined
  return `${TITLES[status]}: ${publisher_name}. ${first_name} ${last_name} has been notified.`
}

const REASONS: Readonly<Record<string, string>> = {
  registration_decided: 'Someone else has already decided on this registration.',
  code_taken: 'Another publisher now has this code. Reject the registration and ask for another code.',
  validation_failed: 'Enter a reason for the rejection.',
}
