import { Hono } from 'hono'
import { ProblemError } from '../problems/problem.ts'
import { findCategories } from '../routes/metrics/repository.ts'
import type { Services } from '../services.ts'
import { ownForm, type ProviderEnv, redirect, type Status, statusOf } from './forms.ts'
import { approveMetric, findAskedMetrics, rejectMetric } from './metric-decisions.ts'
import { type MetricNotice, metricsPage } from './metric-page.ts'
import { type Visitor, visitorOf } from './staff-session.ts'

const DONE: Readonly<Record<string, string>> = {
  approve: 'Approved. The metric can now be used in conditions.',
  reject: 'Rejected. The publisher will see the reason.',
}

export function metricPages(services: Services): Hono<ProviderEnv> {
  const app = new Hono<ProviderEnv>()

  const page = async (visitor: Visitor, status: Status, notice: MetricNotice) => {
    const categories = (await findCategories(services.db)).map(({ category }) => category)
    return metricsPage(visitor, status, { asked: await findAskedMetrics(services.db, status), categories }, notice)
  }

  app.get('/', async (context) => {
    const visitor = await visitorOf(services, context.req.raw)
    if (!visitor.staff) return redirect('/provider')
    return page(visitor, statusOf(context.req.query('status')), { done: DONE[context.req.query('done') ?? ''] })
  })

  app.post('/:id/:decision{approve|reject}', async (context) => {
    const { visitor, form } = await ownForm(services, context)
    if (!visitor.staff) return redirect('/provider')
    const { id, decision } = context.req.param()
    try {
      await (decision === 'approve' ? approveMetric : rejectMetric)(services, id, form)
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      return page(visitor, 'pending', { wrong: reasonOf(error), kept: { id, form } })
    }
    return redirect(`/provider/metric-requests?done=${decision}`)
  })
  return app
}

const REASONS: Readonly<Record<string, string>> = {
  metric_request_decided: 'Someone else has already decided on this request, or it was withdrawn.',
  metric_request_not_found: 'Someone else has already decided on this request, or it was withdrawn.',
  code_taken: 'Another metric has this code. Choose another one.',
  '/body/code': 'Use up to 50 lowercase letters, digits and underscores, and start with a letter.',
  '/body/metrics_category_id': 'Choose the category of the metric.',
  '/body/decision_note': 'Enter a reason for the rejection.',
}

function reasonOf({ code, members }: ProblemError): string {
  const [first] = members.errors ?? []
  return REASONS[code] ?? REASONS[first?.pointer ?? ''] ?? 'Nothing was changed.'
}
