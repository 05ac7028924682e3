import type { Route } from '@console/contract'
import * as v from 'valibot'
import { ProblemError } from '../problems/problem.ts'
import type { Services } from '../services.ts'

const Given = v.object({ captcha_token: v.string() })

/** Undefined where the captcha has passed or the call needs none. */
export async function captchaRefusal(
  { captcha, settings }: Services,
  route: Route,
  { request, address, isTester }: { readonly request: Request; readonly address: string; readonly isTester: boolean },
  body: unknown,
): Promise<ProblemError | undefined> {
  if (!captcha || !route.captcha) return undefined
  const token = request.headers.get('x-captcha-token') ?? (v.is(Given, body) ? body.captcha_token : '')
  // The sign-in page for testers has no captcha.
  if (token === '' && settings.loginTest && isTester && route.id === 'auth.login') return undefined
  return (await captcha.verify(token, address)) ? undefined : new ProblemError('captcha_failed')
}
