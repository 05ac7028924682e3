import type { Hono } from 'hono'
import * as v from 'valibot'
import { ProblemError } from '../problems/problem.ts'

/** Verifies the token that a captcha gave the page; it counts once. */
export interface Captcha {
  verify(token: string, address: string): Promise<boolean>
  /** The stand-in's script and its calls; undefined where a real captcha is used. */
  readonly pages: Hono | undefined
}

export interface CaptchaSettings {
  readonly secret: string
  /** Absent: any key is taken. */
  readonly siteKey: string | undefined
  /** Absent: the stand-in of this server is used. */
  readonly verifyUrl: string | undefined
}

export const STAND_IN_PATH = '/sandbox/captcha/api.js'

/** Returns the address that verifies a token: `…/recaptcha/api/siteverify` for the script `…/recaptcha/api.js`. */
export const verifyUrlOf = (scriptUrl: string): string => new URL('api/siteverify', scriptUrl).href

const LIMIT_MS = 10_000
const Verified = v.object({ success: v.boolean(), score: v.optional(v.number()) })
/** Below it reCAPTCHA takes the caller for a script. */
const LEAST_SCORE = 0.5

/** Speaks the protocol of reCAPTCHA; throws 503 while the captcha cannot be reached. */
export function remoteCaptcha(verifyUrl: string, secret: string): Captcha {
  return {
    pages: undefined,
    async verify(token, address) {
      if (token === '') return false
      const body = new URLSearchParams({ secret, response: token, remoteip: address })
      const answer = await fetch(verifyUrl, { method: 'POST', body, signal: AbortSignal.timeout(LIMIT_MS) })
        .then((response) => response.json())
        .catch(() => undefined)
      const read = v.safeParse(Verified, answer)
      if (!read.success) throw new ProblemError('busy', { retry_after: 1 })
      return read.output.success && (read.output.score ?? 1) >= LEAST_SCORE
    },
  }
}
