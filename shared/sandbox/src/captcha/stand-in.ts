import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { Database } from '../db/database.ts'
import { spentTokens } from '../db/schema/index.ts'
import { isConsoleOrigin } from '../security/console-origin.ts'
import { isSameText, keyedHash } from '../security/keys.ts'
import type { Captcha } from './captcha.ts'

interface StandIn {
  readonly db: Database
  readonly now: () => Date
  readonly secret: string
  readonly siteKey: string | undefined
  /** Only its pages may ask for tokens, as with the host names that a captcha's site key allows. */
  readonly consoleOrigin: string
}

const LIFE_MS = 120_000

const signature = (secret: string, expires: string, nonce: string) => keyedHash(Buffer.from(secret), 'captcha', expires, nonce)

/** Takes everybody for a person, but only with a token of its own, once and within two minutes. */
export function standInCaptcha(parts: StandIn): Captcha {
  const { db, now, secret } = parts
  return {
    pages: standInApp(parts),
    async verify(token) {
      const [, expires = '', nonce = '', given = ''] = /^(\d{13})\.([\w-]{22})\.([\w-]{43})$/.exec(token) ?? []
      if (!isSameText(given, signature(secret, expires, nonce)) || Number(expires) <= now().getTime()) return false
      const spent = await db
        .insert(spentTokens)
        .values({ hash: given, expires_on: new Date(Number(expires)) })
        .onConflictDoNothing()
        .returning()
      return spent.length === 1
    },
  }
}

const Asked = v.object({ sitekey: v.string() })

function standInApp({ now, secret, siteKey, consoleOrigin }: StandIn): Hono {
  const app = new Hono()
  app.get('/api.js', (context) =>
    context.body(SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' }),
  )
  app.post('/token', async (context) => {
    const origin = context.req.header('origin') ?? ''
    const allowed = isConsoleOrigin(origin, consoleOrigin) ? origin : consoleOrigin
    const headers = { 'Access-Control-Allow-Origin': allowed, 'Cache-Control': 'no-store', Vary: 'Origin' }
    const asked = v.safeParse(Asked, await context.req.json().catch(() => undefined))
    if (!asked.success || (siteKey !== undefined && asked.output.sitekey !== siteKey)) {
      return context.json({ error: 'invalid-input-sitekey' }, 400, headers)
    }
    const expires = String(now().getTime() + LIFE_MS)
    const nonce = randomBytes(16).toString('base64url')
    return context.json({ token: `${expires}.${nonce}.${signature(secret, expires, nonce)}` }, 200, headers)
  })
  return app
}

/** The part of reCAPTCHA's interface that an invisible captcha uses, of its versions 2 (`render`) and 3 (`execute` with a key). */
const SCRIPT = `(() => {
  const script = new URL(document.currentScript.src)
  const widgets = []
  async function tokenFor(sitekey) {
    const answer = await fetch(script.origin + '/sandbox/captcha/token', { method: 'POST', body: JSON.stringify({ sitekey }) })
    if (!answer.ok) throw new Error('Invalid site key')
    return (await answer.json()).token
  }
  window.grecaptcha = {
    ready: (callback) => queueMicrotask(callback),
    render: (container, parameters) => widgets.push({ ...parameters, response: '' }) - 1,
    async execute(which = 0) {
      if (typeof which === 'string') return tokenFor(which)
      const widget = widgets[which]
      widget.response = await tokenFor(widget.sitekey)
      widget.callback?.(widget.response)
      return widget.response
    },
    getResponse: (which = 0) => widgets[which].response,
    reset: (which = 0) => { widgets[which].response = '' },
  }
  const loaded = script.searchParams.get('onload')
  if (loaded) window[loaded]?.()
})()
`
