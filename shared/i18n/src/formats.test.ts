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

const inHanoi = (locale: string) => formatsOf(locale, 'Asia/Ho_Chi_Minh')
const MORNING = '2026-11-24T00:05:00Z'
const MIDNIGHT = '2026-11-23T17:00:00Z'

test.each([
  ['en', '24 Nov 2026', '07:05', '24 Nov 2026, 07:05', 'Tuesday, 24 Nov 2026, 07:05'],
  ['vi', '24/11/2026', '07:05', '07:05 24/11/2026', 'Thứ Ba, 24/11/2026, 07:05'],
])('in %s a day is %s, an hour %s, both are %s, and with the weekday %s', (locale, date, time, dateTime, inFull) => {
  const formats = inHanoi(locale)
  expect([formats.date(MORNING), formats.time(MORNING), formats.dateTime(MORNING), formats.dateTimeInFull(MORNING)]).toEqual([
    date,
    time,
    dateTime,
    inFull,
  ])
})

test.each([
  ['en', MIDNIGHT, '24 Nov 2026'],
  ['vi', MIDNIGHT, '24/11/2026'],
  ['vi', MORNING, '07:05 24/11/2026'],
])('a moment is without its time where that is midnight in the zone: in %s %s is %s', (locale, instant, words) => {
  expect(inHanoi(locale).moment(instant)).toBe(words)
})

test.each([
  ['en', MIDNIGHT, '2026-11-30T17:00:00Z', '24 Nov 2026 – 1 Dec 2026'],
  ['vi', MIDNIGHT, '2026-11-30T17:00:00Z', '24/11/2026 – 01/12/2026'],
  ['en', MIDNIGHT, '2026-11-30T16:59:00Z', '24 Nov 2026, 00:00 – 30 Nov 2026, 23:59'],
  ['vi', MIDNIGHT, '2026-11-30T16:59:00Z', '00:00 24/11/2026 – 23:59 30/11/2026'],
])('in %s the period from %s to %s is %s: both ends are written alike', (locale, start, end, words) => {
  expect(inHanoi(locale).period(start, end).replaceAll('\u00a0', ' ')).toBe(words)
})

test('a line of a period ends between its moments, not within one', () => {
  const words = inHanoi('en').period(MIDNIGHT, '2026-11-30T16:59:00Z')
  expect(words.split(' ')).toEqual(['24\u00a0Nov\u00a02026,\u00a000:00', '–', '30\u00a0Nov\u00a02026,\u00a023:59'])
})

test('the formats of a language and a zone are made once', () => {
  expect(inHanoi('vi')).toBe(inHanoi('vi'))
  expect(inHanoi('vi')).not.toBe(inHanoi('en'))
})

test.each([
  ['en', -59, 'now'],
  ['vi', -59, 'bây giờ'],
  ['en', -60, '1 minute ago'],
  ['en', -119 * 60, '1 hour ago'],
  ['vi', -26 * 3600, '1 ngày trước'],
  ['en', -29.9 * 86_400, '29 days ago'],
  ['en', -45 * 86_400, '1 month ago'],
  ['vi', -800 * 86_400, '2 năm trước'],
  ['en', 3 * 3600, 'in 3 hours'],
])('in %s %d seconds from now are said as: %s', (locale, seconds, words) => {
  const now = Date.parse('2026-11-22T08:00:00Z')
  expect(formatsOf(locale, 'UTC').relative(now + seconds * 1000, now)).toBe(words)
})
