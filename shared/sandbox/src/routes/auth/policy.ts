import type { ErrorCode } from '@console/contract'

/** A used token that comes back this soon means a lost response or a second host, not a theft (contract section 9.10). */
const GRACE_MS = 10_000

interface TokenState {
  readonly used_on: Date | null
  readonly session: { readonly revoked_on: Date | null; readonly expires_on: Date }
  readonly disabled_on: Date | null
}
export type RefreshDecision = 'rotate' | 'repeat' | Extract<ErrorCode, 'refresh_invalid' | 'refresh_reused' | 'session_revoked'>

/** Decides what happens with a refresh token; `undefined` is one that was never issued. */
export function decideRefresh(token: TokenState | undefined, now: Date): RefreshDecision {
  if (!token) return 'refresh_invalid'
  if (token.session.revoked_on || token.disabled_on) return 'session_revoked'
  if (token.session.expires_on <= now) return 'refresh_invalid'
  if (!token.used_on) return 'rotate'
  return now.getTime() - token.used_on.getTime() <= GRACE_MS ? 'repeat' : 'refresh_reused'
}
