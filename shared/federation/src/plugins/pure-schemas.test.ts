import { expect, test } from '@jest/globals'
import { markSchemas } from './pure-schemas.ts'

const pure = (value: string) => `/* @__PURE__ */ (() => (${value}))()`

test.each([
  'v.string()',
  'v.optional(plainText(200))',
  'v.custom<JsonObject>(isObject)',
  'v.object({\n  ...stamp,\n})',
  '{ id: Id, ...stamp }',
  'new Map([[1, 2]])',
  'Campaign.entries',
  '["a", ...OTHERS] as const',
])('%s is marked as free of effects, also for those who export it', (value) => {
  expect(markSchemas(`const a = ${value}\nexport const b: B = ${value}, c = 1`)).toBe(
    `const a = ${pure(value)}\nexport const b: B = ${pure(value)}, c = 1`,
  )
})

test.each([
  'export function route<const R extends Route>(definition: R): R {\n  return made(definition)\n}',
  'export const pageOf = <T>(item: T) => v.object({ items: v.array(item), ...stamp })',
  "export const LOCALES = ['en', 'vi'] as const",
  'const { isRawJSON } = JSON',
  'endLine()',
  'const type: v.InferOutput<typeof Id> = null',
])('%s is left as it is', (source) => expect(markSchemas(source)).toBe(source))

test('what a call sends is left out, and no field of that name', () => {
  const fields = '  body: v.object({\n    at: Instant }),\n  takes: Taken'
  const marked = markSchemas(`const end = route({\n${fields},\n  status: 200,\n${fields}\n})\nconst Mail = v.object({\n${fields}})`)
  expect(marked).toBe(`const end = ${pure('route({\n  status: 200,\n  })')}\nconst Mail = ${pure(`v.object({\n${fields}})`)}`)
})
