import { expect, test } from '@jest/globals'
import { isRefusal } from './failure.ts'

test.each([
  [409, 'name_taken', true],
  [422, 'validation_failed', true],
  [422, 'captcha_failed', true],
  [403, 'permission_escalation', true],
  [404, 'campaign_not_found', true],
  [401, 'otp_invalid', true],
  [409, 'invalid_answer', true],
  [409, 'idempotency_in_progress', false],
  [401, 'session_revoked', false],
  [408, 'invalid_answer', false],
  [429, 'rate_limited', false],
  [500, 'internal', false],
  [503, 'busy', false],
  [200, 'invalid_answer', false],
  [0, 'offline', false],
  [0, 'timeout', false],
])('a failure with status %s and code %s settles the request: %s', (status, code, settles) => {
  expect(isRefusal({ status, code })).toBe(settles)
})
