import * as v from 'valibot'
import { secret } from './fields/marks.ts'

export const captchaField = { captcha_token: v.nullish(v.pipe(v.string(), v.maxLength(8192), secret())) }
