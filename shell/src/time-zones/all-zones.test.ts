import { expect, test } from '@jest/globals'
import { allZones, zonesWith } from './all-zones.ts'

const NOW = Date.parse('2026-11-22T10:00:00Z')
const [en, vi] = [allZones('en', NOW), allZones('vi', NOW)]

test('each zone stands there once, by its present name, from west to east', () => {
  const ids = en.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(['Asia/Ho_Chi_Minh', 'Europe/Berlin', 'UTC']))
  expect(ids).not.toContain('Asia/Saigon')
  const order = ['Pacific/Honolulu', 'America/St_Johns', 'UTC', 'Europe/Berlin', 'Asia/Kolkata', 'Asia/Ho_Chi_Minh', 'Asia/Tokyo']
  expect(order.map((id) => ids.indexOf(id))).toEqual(order.map((id) => ids.indexOf(id)).sort((a, b) => a - b))
  expect(order.every((id) => ids.includes(id))).toBe(true)
})

test('a zone is called by its name in the language, its place and its offset', () => {
  const vietnam = (zones: typeof en) => zones.find(({ id }) => id === 'Asia/Ho_Chi_Minh')
  expect(vietnam(en)).toMatchObject({ place: 'Ho Chi Minh', offset: 'GMT+7' })
  expect(vietnam(en)?.name).toBe('Indochina Time')
  expect(vietnam(vi)?.name).toBe('Giờ Đông Dương')
})

test.each([
  ['ho chi', 'Asia/Ho_Chi_Minh'],
  ['berlin gmt+1', 'Europe/Berlin'],
  ['dong duong', 'Asia/Ho_Chi_Minh'],
  ['chuan nhat ban', 'Asia/Tokyo'],
  ['coordinated', 'UTC'],
])('%j finds %s in one of the languages', (typed, id) => {
  expect(zonesWith([...en, ...vi], typed).map((zone) => zone.id)).toContain(id)
})

test('words that no zone has find none', () => expect(zonesWith(en, 'berlin tokyo')).toEqual([]))
