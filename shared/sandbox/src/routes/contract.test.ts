import { allRoutes } from '@console/contract/routes'
import { describe, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { openApi } from '../http/openapi.ts'
import { implementations } from './index.ts'

const Operation = v.looseObject({
  operationId: v.string(),
  parameters: v.array(v.looseObject({ name: v.string(), in: v.string(), schema: v.looseObject({}) })),
  requestBody: v.optional(v.object({ required: v.boolean(), content: v.record(v.string(), v.object({ schema: v.looseObject({}) })) })),
  responses: v.record(v.string(), v.looseObject({ content: v.optional(v.record(v.string(), v.object({ schema: v.looseObject({}) }))) })),
})
const Document = v.looseObject({ openapi: v.string(), paths: v.record(v.string(), v.record(v.string(), Operation)) })

test('every call of the contract is served, once, and nothing else is', () => {
  expect(implementations.map(({ route }) => route.id).sort()).toEqual(allRoutes.map(({ id }) => id).sort())
  for (const { route } of implementations) expect(allRoutes).toContain(route)
})

describe('the OpenAPI document', () => {
  const { openapi, paths } = v.parse(Document, openApi(implementations.map(({ route }) => route)))
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )

  test('is version 3.1 and names every call', () => {
    expect(openapi).toBe('3.1.0')
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(allRoutes.map(({ id }) => id).sort())
  })

  test.each(allRoutes.map((route) => [route.id, route] as const))('says what %s takes and answers', (id, route) => {
    const found = operations.find(({ operation }) => operation.operationId === id)
    expect(found?.method).toBe(route.method.toLowerCase())
    const named = found?.operation.parameters.map(({ name }) => name) ?? []
    for (const [, name] of route.path.matchAll(/:([a-z_]+)/g)) expect(named).toContain(name)
    for (const name of Object.keys(route.query?.entries ?? {})) expect(named).toContain(name)
    const asked = route.body && (route.upload ? ['multipart/form-data'] : ['application/json'])
    expect(found?.operation.requestBody && Object.keys(found.operation.requestBody.content)).toEqual(asked)
    const answer = found?.operation.responses[route.status]
    expect(answer?.content?.['application/json'] !== undefined).toBe(route.response !== undefined)
    for (const content of [found?.operation.requestBody?.content, answer?.content]) {
      for (const { schema } of Object.values(content ?? {})) expect(Object.keys(schema).length).toBeGreaterThan(0)
    }
  })

  test('gives every field of every schema a type', () => {
    const untyped: string[] = []
    const walk = (schema: unknown, place: string) => {
      if (typeof schema !== 'object' || schema === null) return
      for (const [name, part] of Object.entries(schema)) walk(part, `${place}/${name}`)
      const properties = Object.getOwnPropertyDescriptor(schema, 'properties')?.value
      if (typeof properties !== 'object' || properties === null) return
      for (const [name, property] of Object.entries(properties)) {
        if (Object.keys(Object(property)).length === 0) untyped.push(`${place}/${name}`)
      }
    }
    walk(paths, '')
    expect(untyped).toEqual([])
  })
})
