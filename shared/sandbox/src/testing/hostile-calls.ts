import { allRoutes } from '@console/contract/routes'
import { afterAll, beforeAll, describe, test } from '@jest/globals'
import type { Sandbox } from '../create-sandbox.ts'
import { type Engine, openOn } from './engines.ts'
import { hostileRounds } from './hostile-rounds.ts'

/** Describes that every call keeps to the contract under hostile input, on one engine: each has a file, so that they run side by side. */
export function hostileCallsOn(engine: Engine, numRuns: number): void {
  describe(`hostile input on ${engine}`, () => {
    let sandbox: Sandbox
    beforeAll(async () => {
      sandbox = await openOn(engine)
    })
    afterAll(() => sandbox.close())

    test.each(allRoutes.map((route) => [route.id, route] as const))(
      "%s keeps to the contract's answers",
      async (_, route) => {
        await hostileRounds(sandbox, route, numRuns)
      },
      120_000,
    )
  })
}
