import { allRoutes } from '@console/contract/routes'
import { afterAll, beforeAll, describe, test } from '@jest/globals'
import type { Sandbox } from '../create-sandbox.ts'
import { ENGINES, openOn } from '../testing/engines.ts'
import { hostileRounds } from '../testing/hostile-rounds.ts'

describe.each(ENGINES)('hostile input on %s', (engine) => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await openOn(engine)
  })
  afterAll(() => sandbox.close())

  test.each(allRoutes.map((route) => [route.id, route] as const))("%s keeps to the contract's answers", async (_, route) => {
    // The same seed each time: the full round looks for what is new.
    await hostileRounds(sandbox, route, { numRuns: 25, seed: 20_261_120 })
  })
})
