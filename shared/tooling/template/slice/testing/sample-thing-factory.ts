import { call } from '@console/api'
import { createSampleThing, type SampleThing, type SampleThingWrite } from '../contract/index.ts'

let made = 0

/** A sample thing made through the API by whoever `enter` or `renderPage` signed in; its name is its own. */
export function sampleThingFactory(wanted: Partial<SampleThingWrite> = {}): Promise<SampleThing> {
  made += 1
  return call(createSampleThing, {}, { body: { name: `Sample thing for a test ${made}`, status: 'active', ...wanted } })
}
