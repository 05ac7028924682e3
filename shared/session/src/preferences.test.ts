import { expect, test } from '@jest/globals'
import { presentName } from './preferences.ts'

test.each([
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Europe/Berlin', 'Europe/Berlin'],
])('the zone that a browser calls %s is %s', (given, name) => expect(presentName(given)).toBe(name))
