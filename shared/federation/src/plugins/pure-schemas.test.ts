import * as contract from '@console/contract'
import { expect, test } from '@jest/globals'
import { markSchemas, SCHEMA_MAKERS } from './pure-schemas.ts'

test.each([
  ['export const Id = v.string()', 'export const Id = /* @__PURE__ */ v.string()'],
  ['name: v.optional(plainText(200)),', 'name: /* @__PURE__ */ v.optional(/* @__PURE__ */ plainText(200)),'],
  ['const shown = v.custom<JsonObject>(isObject)', 'const shown = /* @__PURE__ */ v.custom<JsonObject>(isObject)'],
  ['const listCampaigns = route({', 'const listCampaigns = /* @__PURE__ */ route({'],
  [
    'export const Ref = v.object({\n  ...stamp,\n})',
    'export const Ref = /* @__PURE__ */ (() => /* @__PURE__ */ v.object({\n  ...stamp,\n}))()',
  ],
  ['const Ref = v.object({ ...stamp })', 'const Ref = /* @__PURE__ */ (() => /* @__PURE__ */ v.object({ ...stamp }))()'],
])('%s is marked', (source, marked) => expect(markSchemas(source)).toBe(marked))

test.each([
  'export function route<const R extends Route>(definition: R): R {',
  'endLine()',
  'lists.pop()',
  'const type = v.InferOutput',
  'this.secret(x)',
])('%s is left as it is', (source) => expect(markSchemas(source)).toBe(source))

test('what a call sends is left out, and no field of that name', () => {
  const fields = '  body: v.object({ at: Instant }),\n  takes: Taken,\n'
  const marked = markSchemas(`const end = route({\n${fields}  status: 200,\n})\nconst Mail = v.object({\n${fields}})`)
  expect(marked).toContain('route({\n  status: 200,\n})')
  expect(marked).toMatch(/v\.object\(\{\n {2}body: .+\n {2}takes: Taken,\n\}\)/)
})

test.each(SCHEMA_MAKERS)('%s is a function of the contract', (name) => {
  expect(typeof Reflect.get(contract, name)).toBe('function')
})
