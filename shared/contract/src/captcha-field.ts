import * as v from 'valibot'
import { secret } from './fields/marks.ts'

/** Token of the invisible captcha, in calls that scripts would make many times. */
export const captchaField = { captcha_token: v.nullish(v.pipe(v.string(), v.maxLength(8192), secret())) }
