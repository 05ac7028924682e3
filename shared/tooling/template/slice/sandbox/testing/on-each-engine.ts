import { openOn } from '../../../../../sandbox/src/testing/engines.ts'
import { type EngineContext, onEachEngine as onEachBareEngine } from '../../../../../sandbox/src/testing/on-each-engine.ts'
import { addSlice } from '../create-sandbox.ts'

/** The sandbox's function of this name, with the slice in each sandbox. */
export function onEachEngine(what: string, tests: (context: EngineContext) => void): void {
  onEachBareEngine(what, tests, async (engine, options) => addSlice(await openOn(engine, options)))
}
