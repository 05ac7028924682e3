import type { Route } from '@console/contract'
import { Problem, takenBy } from '@console/contract'
import { allRoutes } from '@console/contract/routes'
import { describe, expect, test } from '@jest/globals'
import * as v from 'valibot'
import { at, served } from '../testing/api-document.ts'
import { codesOf } from './problem-answers.ts'
import { answerOf } from './schemas.ts'
import { callTexts } from './texts/index.ts'

const named = (routes: readonly Route[]) => routes.map((route) => [route.id, route] as const)
const issuesOf = (schema: v.GenericSchema | undefined, value: unknown) =>
  schema ? (v.safeParse(schema, value).issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`) : []

describe('the example of', () => {
  test.each(named(allRoutes.filter(({ body }) => body)))('what %s takes is accepted', (_, route) => {
    expect(issuesOf(takenBy(route), callTexts(route).request)).toEqual([])
  })

  test.each(named(allRoutes.filter(({ response }) => response)))('what %s answers is an answer of the contract', (_, route) => {
    expect(issuesOf(answerOf(route), callTexts(route).answer)).toEqual([])
  })

  test.each(named(allRoutes.filter(({ body }) => body)))('what can be wrong in %s names fields that it takes', (_, route) => {
    const { wrong = {} } = callTexts(route)
    expect(Object.keys(wrong).length).toBeGreaterThan(0)
    const { request } = callTexts(route)
    for (const pointer of Object.keys(wrong)) expect(at({ body: request }, `#${pointer}`)).toBeDefined()
  })

  test('every problem that a call returns is a problem of the contract', () => {
    const examples: Record<string, { readonly value: unknown }> = Object(at(served(), '#/components/examples'))
    const codes = Object.values(examples).map(({ value }) => v.parse(Problem, value).code)
    expect(codes.sort()).toEqual([...new Set(allRoutes.flatMap(codesOf))].sort())
  })
})
