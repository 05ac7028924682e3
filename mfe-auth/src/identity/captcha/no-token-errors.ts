import { ApiError } from '@console/api'

/** What can go wrong with the captcha (spec section 8): a setting is missing, or the browser got no script or no token. */
const STATUS = { captcha_no_key: 400, captcha_no_version: 400, captcha_not_loaded: 0, captcha_not_executed: 0 } as const

export const captchaError = (code: keyof typeof STATUS) => new ApiError({ code, status: STATUS[code] })
