import * as v from 'valibot'
import { secret } from './fields/marks.ts'

/** What an invisible captcha gave the page, on the calls that a script would make many times. */
export const captchaField = { captcha_token: v.nullish(v.pipe(v.string(), v.maxLength(8192), secret())) }
