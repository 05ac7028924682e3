import type { Context } from 'hono'
import { ProblemError } from '../problems/problem.ts'
import type { Services } from '../services.ts'
import { isOwnForm, type Visitor, visitorOf } from './staff-session.ts'

export const STATUSES = ['pending', 'approved', 'rejected'] as const
export type Status = (typeof STATUSES)[number]

export const statusOf = (given: string | undefined): Status => STATUSES.find((one) => one === given) ?? 'pending'

export type ProviderEnv = { Variables: { address: string } }

/** Refuses forms of other sites, and those of a session that has ended. */
export async function ownForm(
  services: Services,
  context: Context<ProviderEnv>,
): Promise<{ visitor: Visitor; form: Record<string, unknown> }> {
  const visitor = await visitorOf(services, context.req.raw)
  const form = await context.req.parseBody().catch(() => ({}) as Record<string, unknown>)
  if (!isOwnForm(context.req.raw, form.form_token, visitor)) throw new ProblemError('request_refused')
  return { visitor, form }
}

export function redirect(location: string, cookie?: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: location, 'Cache-Control': 'no-store', ...(cookie ? { 'Set-Cookie': cookie } : {}) },
  })
}
