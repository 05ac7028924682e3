import { route } from '@console/contract'
import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import type { ProblemError } from '../problems/problem.ts'
import { readBody } from './request.ts'

const anything = route({
  id: 'anything.create',
  method: 'POST',
  path: '/pub/anything',
  access: 'public',
  body: v.object({ config: v.unknown() }),
  status: 204,
  errors: [],
})
const read = (text: string) => readBody(anything, `{"config":${text}}`, 'application/json')

function pointersOf(text: string): string[] {
  try {
    read(text)
    return []
  } catch (error) {
    return ((error as ProblemError).members.errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`)
  }
}

test.each([
  ['a value with NUL', '{"a":"x\\u0000"}', ['/body/config/a invalid_format']],
  ['a name with NUL', '{"a":{"b\\u0000":1}}', ['/body/config/a invalid_format']],
  ['half a surrogate pair in a list', '["fine","\\ud800"]', ['/body/config/1 invalid_format']],
  ['half a surrogate pair as a name', '{"\\udc00":1}', ['/body/config invalid_format']],
  [
    'nesting that no one needs',
    `${'['.repeat(100)}${']'.repeat(100)}`,
    [expect.stringMatching(/^\/body\/config(?:\/0){64} invalid_type$/)],
  ],
  ['a page where a video is named', '{"video_url":"https://youtu.be/abc"}', ['/body/config/video_url file_wrong_type']],
])('%s in what the contract leaves open is refused where it stands', (_, text, pointers) => {
  expect(pointersOf(text)).toEqual(pointers)
})

test.each(['{"tên":"Hè rực rỡ 👩‍👩‍👧"}', '{"__proto__":{"a":1}}', '[[[["deep enough"]]]]', '"\\n\\t"'])('%s is taken as it is', (text) => {
  expect(JSON.stringify(read(text))).toBe(`{"config":${text}}`)
})
