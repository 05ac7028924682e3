import type { Route } from '@console/contract'
import { Problem, takenBy } from '@console/contract'
import { allRoutes } from '@console/contract/routes'
import { describe, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { at, examplesIn, served } from '../testing/api-document.ts'
import { codesOf } from './problem-responses.ts'
import { responseOf } from './schemas.ts'
import { callTexts } from './texts/index.ts'

type Fields = Readonly<Record<string, unknown>>
const document = served()
const examples = examplesIn(document)

const named = (routes: readonly Route[]) => routes.map((route) => [route.id, route] as const)
const issuesOf = (schema: v.GenericSchema | undefined, value: unknown) =>
  schema ? (v.safeParse(schema, value).issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) : []

describe('the example of', () => {
  test.each(named(allRoutes.filter(({ body }) => body)))('what %s takes is accepted', (_, route) => {
    expect(issuesOf(takenBy(route), examples.get(route.id)?.request)).toEqual([])
  })

  test.each(named(allRoutes.filter(({ response }) => response)))('what %s answers is an answer of the contract', (_, route) => {
    expect(issuesOf(responseOf(route), examples.get(route.id)?.response)).toEqual([])
  })

  test.each(named(allRoutes.filter(({ body }) => body)))('what can be wrong in %s names fields that it takes', (_, route) => {
    const { wrong = {} } = callTexts(route)
    expect(Object.keys(wrong).length).toBeGreaterThan(0)
    const body = examples.get(route.id)?.request
    for (const pointer of Object.keys(wrong)) expect(at({ body }, `#${pointer}`)).toBeDefined()
  })

  const answered = allRoutes.filter(({ body, response, method }) => body && response && (method === 'PUT' || method === 'POST'))
  test.each(named(answered))('what %s answers is what it was sent', (_, { id }) => {
    const { request, response }: Readonly<Record<string, Fields>> = Object(examples.get(id))
    const same = Object.entries(request ?? {}).flatMap(([name, sent]) => {
      const reference: Fields = Object(response?.[name.replace(/_id$/, '')])
      const got = name.endsWith('_id') && 'id' in reference ? reference.id : response?.[name]
      return typeof sent === 'object' || got === undefined ? [] : [[name, sent, got]]
    })
    expect(same.filter(([, sent, got]) => sent !== got)).toEqual([])
  })

  test('every problem that a call returns is a problem of the contract', () => {
    const problems: Record<string, { readonly value: unknown }> = Object(at(document, '#/components/examples'))
    const codes = Object.values(problems).map(({ value }) => v.parse(Problem, value).code)
    expect(codes.sort()).toEqual([...new Set(allRoutes.flatMap(codesOf))].sort())
  })
})
