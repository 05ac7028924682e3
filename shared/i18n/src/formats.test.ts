import { expect, test } from '@jest/globals'
import { formatsOf } from './formats.ts'

test.each([
  ['en', 'Asia/Ho_Chi_Minh', 'GMT+7'],
  ['vi', 'Asia/Ho_Chi_Minh', 'GMT+7'],
  ['en', 'Asia/Kolkata', 'GMT+5:30'],
])('in %s the zone %s is named as it is now, not as it once was', (locale, zone, name) => {
  expect(formatsOf(locale, zone).zoneName).toBe(name)
})
