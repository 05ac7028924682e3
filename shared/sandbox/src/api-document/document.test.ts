import { ERROR_STATUS, FIELD_CODES } from '@console/contract'
import { allRoutes } from '@console/contract/routes'
import { describe, expect, test } from '@jest/globals'
import { at, lintFindings, operationsOf, placesIn, resolved, served } from '../testing/api-document.ts'

const document = served()
const operations = operationsOf(document)
const schema = (name: string) => Object(at(document, `#/components/schemas/${name}`))
const field = (name: string, of: string) => Object(resolved(document, schema(of).properties[name]))
const pathsWhere = (matches: (object: Readonly<Record<string, unknown>>, path: string) => boolean) =>
  [...placesIn(document)].filter(({ object, path }) => matches(object, path)).map(({ path }) => path)

test('the document has nothing that the linter recommends otherwise', async () => {
  expect(await lintFindings(document)).toEqual([])
})

describe('each call', () => {
  test('of the contract is there, under one of the tags', () => {
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(allRoutes.map(({ id }) => id).sort())
    const tags: { readonly name: string }[] = Object(document).tags
    for (const { operation } of operations) expect(tags.map(({ name }) => name)).toContain(operation.tags[0])
  })

  test.each(allRoutes.map((route) => [route.id, route] as const))('%s says what it takes and answers', (id, route) => {
    const { method, operation } = operations.find((one) => one.operation.operationId === id) ?? {}
    expect(method).toBe(route.method.toLowerCase())
    const parameters = operation?.parameters.map((one) => Object(resolved(document, one))) ?? []
    const named = parameters.map(({ name }) => name)
    for (const [, name] of route.path.matchAll(/:([a-z_]+)/g)) expect(named).toContain(name)
    for (const name of Object.keys(route.query?.entries ?? {})) expect(named).toContain(name)
    expect(parameters.filter(({ description }) => !description)).toEqual([])
    const asked = route.body && (route.upload ? ['multipart/form-data'] : ['application/json'])
    expect(operation?.requestBody && Object.keys(operation.requestBody.content)).toEqual(asked)
    const response = operation?.responses[route.status]
    expect(response?.content?.['application/json'] !== undefined).toBe(route.response !== undefined)
    for (const content of [operation?.requestBody?.content, response?.content]) {
      for (const { schema, example } of Object.values(content ?? {})) {
        expect(schema).toEqual({ $ref: expect.stringMatching(/^#\/components\/schemas\/\w+$/) })
        expect(example).toBeDefined()
      }
    }
  })

  test('whose answer has tokens answers each of them', () => {
    const withTokens = allRoutes.filter(({ tokens }) => tokens)
    expect(withTokens.map(({ id }) => id)).toEqual(['auth.login', 'auth.refresh', 'auth.login_google'])
    for (const { id, tokens = [], status } of withTokens) {
      const content = operations.find(({ operation }) => operation.operationId === id)?.operation.responses[status]?.content
      const response = Object(resolved(document, content?.['application/json']?.schema))
      expect(response.required).toEqual(expect.arrayContaining([...tokens]))
    }
  })
})

describe('each schema', () => {
  test('could be converted whole', () => {
    // Each path is a place whose check or kind of schema api-document/checks.ts or schemas.ts does not know.
    expect(pathsWhere((object) => 'x-unknown-check' in object || 'x-unknown-schema' in object)).toEqual([])
    expect(pathsWhere((object) => '$defs' in object)).toEqual([])
  })

  test('of an object has a name, so that generators have one too', () => {
    // An object here is to be exported by the contract.
    const isNamed = (path: string) => /^\/components\/schemas\/\w+$/.test(path)
    expect(pathsWhere((object, path) => typeof object.properties === 'object' && object.type === 'object' && !isNamed(path))).toEqual([])
  })

  test('has a description, above all where a rule cannot be said otherwise', () => {
    expect(pathsWhere(({ description }, path) => /^\/components\/schemas\/\w+$/.test(path) && !description)).toEqual([])
    expect(pathsWhere((object) => 'x-field-codes' in object && !object.description)).toEqual([])
  })

  test('gives every field a type', () => {
    const fields = [...placesIn(document)].filter(({ path }) => /\/schemas\/\w+\/properties\/\w+$/.test(path))
    const untyped = fields.filter(({ object }) => !['type', '$ref', 'anyOf', 'const'].some((keyword) => keyword in object))
    expect(untyped.map(({ path }) => path)).toEqual([])
  })

  test('lists only what the API returns or accepts', () => {
    expect(pathsWhere((object) => Array.isArray(object.enum) && object.enum.includes('unknown'))).toEqual([])
    expect(field('code', 'Problem').enum).toEqual(Object.keys(ERROR_STATUS))
    expect(field('code', 'FieldError').enum).toEqual([...FIELD_CODES])
  })

  test.each([
    ['start_date', 'CampaignWrite', { type: 'string', format: 'date-time' }],
    ['name', 'CampaignWrite', { minLength: 1, maxLength: 200 }],
    ['application_ids', 'CampaignWrite', { type: 'array', minItems: 1, maxItems: 100, uniqueItems: true }],
    ['country_codes', 'ApplicationCreate', { uniqueItems: true }],
    ['code', 'ApplicationCreate', { pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{1,49}$', 'x-field-codes': ['reserved'] }],
    ['url', 'IntegrationInfoWrite', { type: 'string', format: 'uri', maxLength: 2048 }],
    ['reward_secret', 'IntegrationInfoWrite', { type: ['string', 'null'], format: 'password' }],
    ['email', 'Credentials', { type: 'string', format: 'email', maxLength: 254 }],
    ['start_date', 'Campaign', { type: 'string', format: 'date-time' }],
    ['amount', 'RewardDescriptionWrite', { type: 'number', exclusiveMinimum: 0 }],
    ['html_url', 'PlayableContent', { type: 'string', format: 'uri', pattern: '^https:' }],
    ['total', 'CampaignSummaryPage', { type: 'integer' }],
  ])('says the form of %s in %s', (name, of, form) => {
    expect(field(name, of)).toMatchObject(form)
  })
})
