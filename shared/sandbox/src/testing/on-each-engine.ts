import { afterAll, beforeAll, beforeEach, describe } from '@jest/globals'
import type { Sandbox } from '../create-sandbox.ts'
import { as, movableClock, type Send } from './client.ts'
import { ENGINES, openOn } from './engines.ts'

/** The sandbox is reset before each test. */
export interface EngineContext {
  readonly sandbox: Sandbox
  readonly clock: ReturnType<typeof movableClock>
  readonly owner: Send
}

export function onEachEngine(what: string, tests: (context: EngineContext) => void, open = openOn): void {
  describe.each(ENGINES)(`${what} on %s`, (engine) => {
    const clock = movableClock()
    let opened: Sandbox
    let signedIn: Send
    beforeAll(async () => {
      opened = await open(engine, { now: clock.now })
    })
    beforeEach(async () => {
      await opened.reset()
      signedIn = await as(opened, 'owner@lotus.example')
    })
    afterAll(() => opened.close())
    // Tests are described before there is a sandbox, so each asks for it when it runs.
    const sandbox: Sandbox = {
      fetch: (request) => opened.fetch(request),
      reset: () => opened.reset(),
      close: () => opened.close(),
      get services() {
        return opened.services
      },
    }
    tests({ sandbox, clock, owner: (...sent) => signedIn(...sent) })
  })
}
