import { allRoutes } from '@console/contract/routes'
import { afterAll, beforeAll, describe, test } from '@jest/globals'
import type { Sandbox } from '../create-sandbox.ts'
import { ENGINES, openOn } from '../testing/engines.ts'
import { optionalFieldsOf, partialRounds } from '../testing/partial-rounds.ts'

const writes = allRoutes.filter((route) => route.method === 'PUT' && optionalFieldsOf(route).length > 0)

describe.each(ENGINES)('a write on %s', (engine) => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await openOn(engine)
  })
  afterAll(() => sandbox.close())

  test.each(writes.map((route) => [route.id, route] as const))(
    '%s leaves unchanged what it does not name',
    async (_, route) => {
      await partialRounds(sandbox, route, 100)
    },
    120_000,
  )
})
