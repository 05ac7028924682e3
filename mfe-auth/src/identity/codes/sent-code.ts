import type { CodeSent } from '@console/contract'
import * as v from 'valibot'

/** Times are milliseconds since 1970. */
export const SentCode = v.object({ email: v.string(), expires: v.number(), resendFrom: v.number() })
export type SentCode = v.InferOutput<typeof SentCode>

export function sentCode(email: string, { expires_in, resend_in }: CodeSent, now: number): SentCode {
  return { email, expires: now + expires_in * 1000, resendFrom: now + resend_in * 1000 }
}
