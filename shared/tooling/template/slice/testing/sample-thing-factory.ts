import { call } from '@console/api'
import { createSampleThing, type SampleThing, type SampleThingWrite } from '../contract/index.ts'

let made = 0

/** Creates a sample thing as the person whom `enter` or `renderPage` signed in, with a name of its own. */
export function sampleThingFactory(wanted: Partial<SampleThingWrite> = {}): Promise<SampleThing> {
  made += 1
  return call(createSampleThing, {}, { body: { name: `Sample thing for a test ${made}`, status: 'active', ...wanted } })
}
