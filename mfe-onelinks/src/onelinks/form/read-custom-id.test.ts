import { expect, test } from '@jest/globals'
import { readCustomId } from './read-custom-id.ts'

const HOST = 'http://localhost:4000/l'
const ID = { kind: 'id' }
const ELSEWHERE = { kind: 'elsewhere' }
const link = (custom_id: string, isWhole: boolean) => ({ kind: 'link', custom_id, isWhole })

test.each([
  ['Tet2027', ID],
  ['', ID],
  [' http://localhost:4000/l/Tet2027 ', link('Tet2027', true)],
  ['localhost:4000/l/Tet2027?utm_source=x', link('Tet2027', true)],
  ['http://localhost:4000/l/Tet', link('Tet', false)],
  ['http://localhost:4000/l/', link('', false)],
  // Still being typed.
  ['http:', ID],
  ['https://', ID],
  ['http://local', ID],
  ['localhost:40', ID],
  ['http://localhost:4000', ID],
  ['http://localhost.evil.example/l/Tet2027', ELSEWHERE],
  ['http://localhost:4000@evil.example/l/Tet2027', ELSEWHERE],
  ['https://evil.example/Tet2027', ELSEWHERE],
  [`https://evil.example/${'x'.repeat(10_000)}`, ELSEWHERE],
])('%j is read', (typed, result) => expect(readCustomId(typed, HOST)).toEqual(result))

test('without a known host nothing is called elsewhere', () => expect(readCustomId('https://evil.example/Tet2027', undefined)).toEqual(ID))
