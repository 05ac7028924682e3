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

  test('a time that summer time skips is read with the offset before the change', () => {
    expect(fromLocalInput('2026-03-29T02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z')
  })

  test.each(['', 'soon'])('%j is no moment', (text) => {
    expect(toLocalInput(text, 'UTC')).toBe('')
    expect(fromLocalInput(text, 'UTC')).toBe('')
  })
})
