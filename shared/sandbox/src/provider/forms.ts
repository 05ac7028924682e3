import type { Context } from 'hono'
import { ProblemError } from '../problems/problem.ts'
import type { Services } from '../services.ts'
import { isOwnForm, type Visitor, visitorOf } from './staff-session.ts'

/** The statuses of what the provider's staff decide on. */
export const STATUSES = ['pending', 'approved', 'rejected'] as const
export type Status = (typeof STATUSES)[number]

/** The status of an address; pending where it names none. */
export const statusOf = (given: string | undefined): Status => STATUSES.find((one) => one === given) ?? 'pending'

export type ProviderEnv = { Variables: { address: string } }

/** What a form of one of these pages holds; refuses those of other sites, and those of a session that has ended. */
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
