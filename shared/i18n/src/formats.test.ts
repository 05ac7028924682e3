import { expect, test } from '@jest/globals'
import { formatsOf } from './formats.ts'

test.each([
  ['en', 'Asia/Ho_Chi_Minh', 'GMT+7'],
  ['vi', 'Asia/Ho_Chi_Minh', 'GMT+7'],
  ['en', 'Asia/Kolkata', 'GMT+5:30'],
  ['en', 'Europe/Berlin', 'Central European Time'],
  ['vi', 'Europe/Berlin', 'Giờ Trung Âu'],
])('in %s the zone %s is named %s: by its offset only where that is the same all year', (locale, zone, name) => {
  expect(formatsOf(locale, zone).zoneName).toBe(name)
})

test.each([
  ['Europe/Berlin', '2026-07-01T08:00:00Z', 'GMT+2'],
  ['Europe/Berlin', '2026-12-01T08:00:00Z', 'GMT+1'],
  ['America/New_York', '2026-07-01T08:00:00Z', 'GMT-4'],
  ['Asia/Ho_Chi_Minh', '2026-07-01T08:00:00Z', 'GMT+7'],
])('in %s the offset beside %s is %s', (zone, instant, name) => {
  expect(formatsOf('en', zone).zoneNameAt(instant)).toBe(name)
})

test.each([
  ['en', 'Asia/Saigon', undefined, /^(?:Vietnam|Indochina) Time \(GMT\+7\)$/],
  ['vi', 'Asia/Ho_Chi_Minh', '2026-07-01T08:00:00Z', /^Giờ (?:Việt Nam|Đông Dương) \(GMT\+7\)$/],
  ['en', 'Asia/Katmandu', undefined, /^Nepal Time \(GMT\+5:45\)$/],
  ['en', 'America/New_York', undefined, /^Eastern Time$/],
  ['en', 'America/New_York', '2026-07-01T08:00:00Z', /^Eastern Time \(GMT-4\)$/],
  ['vi', 'UTC', undefined, /^GMT(?:\+0)?$/],
])('in %s the zone %s at %s is %s in full, never by an identifier', (locale, zone, instant, name) => {
  expect(formatsOf(locale, zone).zoneInFull(instant)).toMatch(name)
})
