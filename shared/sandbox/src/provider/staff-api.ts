import { requiredText } from '@console/contract'
import { Hono, type HonoRequest } from 'hono'
import * as v from 'valibot'
import { authenticate } from '../http/access.ts'
import { fieldProblem, ProblemError } from '../problems/problem.ts'
import { presentMetricRequest } from '../routes/metric-requests/presenter.ts'
import { findUser } from '../routes/profile/repository.ts'
import { presentRegistration } from '../routes/registrations/presenter.ts'
import type { Services } from '../services.ts'
import { approveRegistration, DECISION_NOTE_MAX, findRegistrations, rejectRegistration } from './decisions.ts'
import { type ProviderEnv, statusOf } from './forms.ts'
import { approveMetric, findAskedMetrics, rejectMetric } from './metric-decisions.ts'
import { isStaff } from './staff-session.ts'

const Note = requiredText(DECISION_NOTE_MAX)

export function staffApi(services: Services): Hono<ProviderEnv> {
  const app = new Hono<ProviderEnv>()
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
    const body = v.safeParse(v.object({ decision_note: Note }), await jsonOf(context.req))
    if (!body.success) throw fieldProblem(['/body/decision_note', 'required'])
    return context.json(presentRegistration(await rejectRegistration(services, context.req.param('id'), body.output.decision_note)))
  })
  app.get('/metric-requests', async (context) => {
    const found = await findAskedMetrics(services.db, statusOf(context.req.query('status')))
    return context.json({ items: found.map(presentMetricRequest) }, 200, { 'Cache-Control': 'no-store' })
  })
  app.put('/metric-requests/:id/approve', async (context) =>
    context.json(presentMetricRequest(await approveMetric(services, context.req.param('id'), await jsonOf(context.req)))),
  )
  app.put('/metric-requests/:id/reject', async (context) =>
    context.json(presentMetricRequest(await rejectMetric(services, context.req.param('id'), await jsonOf(context.req)))),
  )
  return app
}

/** A body that is no JSON counts as `{}`. */
const jsonOf = (request: HonoRequest): Promise<unknown> => request.json().catch(() => ({}))
