import { allRoutes } from '@console/contract/routes'
import { expect, test } from '@jest/globals'
import { implementations } from './index.ts'

test('every call of the contract is served, once, and nothing else is', () => {
  expect(implementations.map(({ route }) => route.id).sort()).toEqual(allRoutes.map(({ id }) => id).sort())
  for (const { route } of implementations) expect(allRoutes).toContain(route)
})
