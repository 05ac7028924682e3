import { allRoutes } from '@console/contract/routes'
import { afterAll, beforeAll, describe, test } from '@jest/globals'
import type { Sandbox } from '../create-sandbox.ts'
import { type Engine, openOn } from './engines.ts'
import { hostileRounds } from './hostile-rounds.ts'

const RUNS = 150

/**
 * Describes that every call keeps to the contract under hostile input, on one engine. Each has a file, so that they run side by side,
 * and inputs of its own.
 */
export function hostileCallsOn(engine: Engine): void {
  describe(`hostile input on ${engine}`, () => {
    let sandbox: Sandbox
    beforeAll(async () => {
      sandbox = await openOn(engine)
    })
    afterAll(() => sandbox.close())

    test.each(allRoutes.map((route) => [route.id, route] as const))("%s keeps to the contract's answers", async (_, route) => {
      await hostileRounds(sandbox, route, RUNS, engine === 'PGlite' ? 0 : 1)
    })
  })
}
