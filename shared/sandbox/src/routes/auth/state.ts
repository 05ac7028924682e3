import type { ErrorCode } from '@console/contract'

interface TokenState {
  readonly used_on: Date | null
  /** First use of the token that replaced this one; null also while this one has not been replaced. */
  readonly successor_used_on: Date | null
  readonly session: { readonly revoked_on: Date | null; readonly expires_on: Date }
  readonly disabled_on: Date | null
}
export type RefreshDecision = 'rotate' | 'repeat' | Extract<ErrorCode, 'refresh_invalid' | 'refresh_reused' | 'session_revoked'>

/**
 * Decides what happens with a refresh token; `undefined` is one that was never issued. As long as nobody used its successor, the
 * response that carried it may have been lost, so the pair is repeated, however late. Only an older token was stolen.
 */
export function decideRefresh(token: TokenState | undefined, now: Date): RefreshDecision {
  if (!token) return 'refresh_invalid'
  if (token.session.revoked_on || token.disabled_on) return 'session_revoked'
  if (token.session.expires_on <= now) return 'refresh_invalid'
  if (!token.used_on) return 'rotate'
  return token.successor_used_on ? 'refresh_reused' : 'repeat'
}
