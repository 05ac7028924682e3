import { expect, test } from '@jest/globals'
import en from '../../messages/en.ts'
import vi from '../../messages/vi.ts'

test.each([
  ['English', en],
  ['Vietnamese', vi],
] as const)('in %s, whoever needs another code is told the button that sends one', (_language, words) => {
  const texts = [words['code.expired'], words['field.otp_invalid'], words['field.otp_expired'], words['field.otp_attempts_exhausted']]
  for (const text of texts) expect(text).toContain(`“${words['code.resend']}”`)
})
