import { ApiError } from '@console/api'
import { usePageData } from '@console/session'
import { useCallback, useEffect } from 'react'
import { captchaError, completed, type Grecaptcha, loadCaptcha } from './captcha-script.ts'

/** Version 2 may show pictures to choose from. */
const LIMIT_MS = { '3': 20_000, other: 300_000 } as const

/**
 * Returns a function that gives the token of the invisible captcha for one call; undefined where no captcha is set up. It
 * throws one of the captcha's errors (`captchaError`), or `offline`. `action` names the call in the captcha's reports.
 * The script comes with the first key or touch, so that it delays neither the page nor the person.
 */
export function useCaptcha(action: 'login' | 'register' | 'send_register_mail' | 'forgot_password'): () => Promise<string | undefined> {
  const { captcha } = usePageData().settings

  useEffect(() => {
    if (!captcha?.site_key || !captcha.version) return
    const { script_url, site_key, version } = captcha
    const preload = () => void loadCaptcha(script_url, site_key, version).catch(() => {})
    const once = { once: true, passive: true } as const
    addEventListener('keydown', preload, once)
    addEventListener('pointerdown', preload, once)
    return () => {
      removeEventListener('keydown', preload)
      removeEventListener('pointerdown', preload)
    }
  }, [captcha])

  return useCallback(async () => {
    if (!captcha) return undefined
    const { siteKey, version } = completed(captcha)
    try {
      const grecaptcha = await loadCaptcha(captcha.script_url, siteKey, version)
      return await (version === '3'
        ? tokenWithin(LIMIT_MS[version], grecaptcha.execute(siteKey, { action }))
        : tokenWithin(LIMIT_MS.other, executeWidget(grecaptcha, siteKey)))
    } catch (error) {
      // The captcha itself fails without saying that it has no connection.
      throw navigator.onLine ? error : new ApiError({ code: 'offline', status: 0 })
    }
  }, [captcha, action])
}

let widget: { readonly id: number; answer: PromiseWithResolvers<string> } | undefined

/** Version 2 gives its token to the callback of a widget, of which a document needs one. */
function executeWidget(grecaptcha: Grecaptcha, sitekey: string): Promise<string> {
  if (!widget) {
    const place = document.body.appendChild(document.createElement('div'))
    const id = grecaptcha.render(place, {
      sitekey,
      size: 'invisible',
      callback: (token) => widget?.answer.resolve(token),
      'error-callback': () => widget?.answer.reject(new Error('The captcha failed')),
    })
    widget = { id, answer: Promise.withResolvers() }
  } else {
    widget.answer = Promise.withResolvers()
    grecaptcha.reset(widget.id)
  }
  const { id, answer } = widget
  Promise.resolve(grecaptcha.execute(id)).catch(answer.reject)
  return answer.promise
}

/** A captcha that neither gives a token nor fails must not hold the form for ever. */
async function tokenWithin(limit: number, token: Promise<unknown>): Promise<string> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(reject, limit)
  try {
    const given = await Promise.race([token, promise])
    if (typeof given === 'string' && given !== '') return given
  } catch {
    // Whatever it throws, it gave no token.
  } finally {
    clearTimeout(timer)
  }
  throw captchaError('captcha_not_executed')
}
