import { describe, expect, test } from '@jest/globals'
import { fromLocalInput, toLocalInput } from './zoned-time.ts'

describe('a moment and what the clock on the wall shows', () => {
  test.each([
    ['2026-11-20T08:00:00.000Z', 'Asia/Ho_Chi_Minh', '2026-11-20T15:00'],
    ['2026-11-20T18:30:00.000Z', 'Asia/Ho_Chi_Minh', '2026-11-21T01:30'],
    ['2026-11-20T08:00:00.000Z', 'UTC', '2026-11-20T08:00'],
    ['2026-07-01T08:00:00.000Z', 'Europe/Berlin', '2026-07-01T10:00'],
    ['2026-12-01T08:00:00.000Z', 'Europe/Berlin', '2026-12-01T09:00'],
    ['2026-11-20T08:00:00.000Z', 'Asia/Kolkata', '2026-11-20T13:30'],
    ['1969-12-31T23:00:00.000Z', 'America/New_York', '1969-12-31T18:00'],
  ])('%s in %s is %s, there and back', (instant, zone, local) => {
    expect(toLocalInput(instant, zone)).toBe(local)
    expect(fromLocalInput(local, zone)).toBe(instant)
  })

  test.each([
    ['2027-03-14T02:30', 'America/New_York', '2027-03-14T07:30:00.000Z'],
    ['2026-03-29T02:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
    ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
    ['2011-12-30T10:00', 'Pacific/Apia', '2011-12-30T20:00:00.000Z'],
  ])('%s, which %s skips, is read with the offset before the change', (local, zone, instant) => {
    expect(fromLocalInput(local, zone)).toBe(instant)
  })

  test.each([
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ])('%s, which comes twice in %s, is the first of the two', (local, zone, instant) => {
    expect(fromLocalInput(local, zone)).toBe(instant)
  })

  test.each([
    ['2027-03-14T01:59', 'America/New_York', '2027-03-14T06:59:00.000Z'],
    ['2027-03-14T03:00', 'America/New_York', '2027-03-14T07:00:00.000Z'],
    ['2026-11-01T00:59', 'America/New_York', '2026-11-01T04:59:00.000Z'],
    ['2026-11-01T02:00', 'America/New_York', '2026-11-01T07:00:00.000Z'],
    ['2026-03-29T01:59', 'Europe/Berlin', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T03:00', 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T01:59', 'Europe/Berlin', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25T03:00', 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
  ])('%s beside a change of the clock in %s is %s', (local, zone, instant) => {
    expect(fromLocalInput(local, zone)).toBe(instant)
    expect(toLocalInput(instant, zone)).toBe(local)
  })

  test.each(['0002-05-06T10:00', '0020-05-06T10:00', '0202-05-06T10:00', '0999-12-31T23:59', '20299-05-06T10:00', '275760-01-01T00:00'])(
    '%s, as a year reads while it is typed, is no moment yet',
    (local) => {
      for (const zone of ['UTC', 'America/New_York', 'Asia/Ho_Chi_Minh']) expect(fromLocalInput(local, zone)).toBe('')
    },
  )

  test('the years reach from 1000 to 9999', () => {
    expect(fromLocalInput('1000-01-01T00:00', 'UTC')).toBe('1000-01-01T00:00:00.000Z')
    expect(fromLocalInput('1000-01-01T00:00', 'Asia/Kolkata')).toBe('')
    expect(fromLocalInput('9999-12-31T23:59', 'UTC')).toBe('9999-12-31T23:59:00.000Z')
    expect(fromLocalInput('9999-12-31T23:59', 'America/New_York')).toBe('')
  })

  test('what a clock shows is no instant', () => {
    expect(toLocalInput('2027-05-06T10:00', 'UTC')).toBe('')
  })

  test.each(['', 'soon'])('%j is no moment', (text) => {
    expect(toLocalInput(text, 'UTC')).toBe('')
    expect(fromLocalInput(text, 'UTC')).toBe('')
  })
})
