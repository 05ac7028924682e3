import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { NewPassword } from './passwords.ts'
import { fieldErrors } from './route/field-errors.ts'

test.each([
  ['', 'required'],
  [' '.repeat(8), 'required'],
  ['\u200b'.repeat(8), 'required'],
  ['1234567', 'too_short'],
  ['       1', undefined],
])('the new password %j is refused as %s', (password, code) => {
  const { issues = [] } = v.safeParse(NewPassword, password)
  expect(fieldErrors(issues, '/body')[0]?.code).toBe(code)
})
