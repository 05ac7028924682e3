import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { changeMarked, hasMark, secret } from './marks.ts'
import { richText } from './text.ts'

const Body = v.object({
  title: v.string(),
  text: v.nullish(richText(10)),
  parts: v.optional(v.array(v.object({ text: richText(10), key: v.pipe(v.string(), secret()) }))),
})
const upper = (field: unknown, { rich_text }: { readonly rich_text?: number }) =>
  rich_text && typeof field === 'string' ? field.toUpperCase() : field

test('marked fields are changed at any depth, and no others', () => {
  const body = { title: 'a', text: 'b', parts: [{ text: 'c', key: 'd' }], other: 'e' }
  expect(changeMarked(Body, body, upper)).toEqual({ title: 'a', text: 'B', parts: [{ text: 'C', key: 'd' }], other: 'e' })
})

test.each([[null], ['text'], [{ text: null, parts: 'x' }], [{ parts: [null, 7] }], [[]]])(
  '%j, which does not fit, stays as it is',
  (body) => {
    expect(changeMarked(Body, body, upper)).toEqual(body)
  },
)

test('what goes deeper than the schema is not walked through', () => {
  const deep = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
  for (const body of [deep, { title: deep }, { unknown: deep }, { parts: deep }])
    expect(() => changeMarked(Body, body, upper)).not.toThrow()
})

test('a schema says whether anything in it has a mark', () => {
  expect(hasMark(Body, 'secret')).toBe(true)
  expect(hasMark(v.object({ title: v.string() }), 'secret')).toBe(false)
})
