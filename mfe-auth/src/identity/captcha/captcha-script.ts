import { ApiError } from '@console/api'
import type { CaptchaSettings } from '@console/module'

/** The part of reCAPTCHA's interface that an invisible captcha uses. */
export interface Grecaptcha {
  ready(callback: () => void): void
  /** Of version 3 with the site key and what it is for; of version 2 with the widget that `render` made. */
  execute(which: string | number, options?: { readonly action: string }): Promise<unknown>
  render(place: HTMLElement, options: WidgetOptions): number
  reset(widget: number): void
}

interface WidgetOptions {
  readonly sitekey: string
  readonly size: 'invisible'
  readonly callback: (token: string) => void
  readonly 'error-callback': () => void
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha
  }
}

let loading: Promise<Grecaptcha> | undefined

/**
 * Loads the script of the captcha once per document, in Vietnamese (spec section 7). A failed attempt is forgotten, so that
 * the next one loads the script again. Throws ApiError `captcha_not_loaded`.
 */
export function loadCaptcha(scriptUrl: string, siteKey: string, version: string): Promise<Grecaptcha> {
  loading ??= load(addressOf(scriptUrl, version === '3' ? siteKey : 'explicit')).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

function addressOf(scriptUrl: string, render: string): string {
  const url = new URL(scriptUrl)
  url.searchParams.set('render', render)
  url.searchParams.set('hl', 'vi')
  return url.href
}

async function load(address: string): Promise<Grecaptcha> {
  const script = Object.assign(document.createElement('script'), { src: address, async: true })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  script.onload = () => resolve()
  script.onerror = () => reject(captchaError('captcha_not_loaded'))
  document.head.append(script)
  try {
    await promise
    const { grecaptcha } = window
    if (!grecaptcha) throw captchaError('captcha_not_loaded')
    await new Promise<void>((ready) => grecaptcha.ready(ready))
    return grecaptcha
  } catch (error) {
    script.remove()
    throw error
  }
}

/** Throws ApiError for a missing setting. */
export function completed({ site_key, version }: CaptchaSettings): { readonly siteKey: string; readonly version: string } {
  if (!site_key) throw captchaError('captcha_no_key')
  if (!version) throw captchaError('captcha_no_version')
  return { siteKey: site_key, version }
}

/** What can go wrong with the captcha (spec section 8): a setting is missing, or the browser got no script or no token. */
const STATUS = { captcha_no_key: 400, captcha_no_version: 400, captcha_not_loaded: 0, captcha_not_executed: 0 } as const

export const captchaError = (code: keyof typeof STATUS) => new ApiError({ code, status: STATUS[code] })
