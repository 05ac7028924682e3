import type { Sandbox } from '../../../../../sandbox/src/create-sandbox.ts'
import { newId } from '../../../../../sandbox/src/ids.ts'
import { PUBLISHER } from '../../../../../sandbox/src/seed/publishers.ts'
import { insertSampleThing } from '../routes/sample-things/repository.ts'
import { HANOI_SAMPLE_THING } from '../seed/sample-things.ts'

/** One of Lotus Games, and one of Hanoi Media. */
export const sampleThingSample = { record: newSampleThing, foreign: { sample_thing_id: HANOI_SAMPLE_THING } } as const
/** With every optional field. */
export const sampleThingBody = async () => ({ name: 'Made by a test', status: 'inactive' })

async function newSampleThing({ services }: Sandbox): Promise<{ sample_thing_id: string }> {
  const now = services.now()
  const row = { id: newId(now), publisher_id: PUBLISHER.lotus, created_on: now, updated_on: now }
  await insertSampleThing(services.db, { ...row, name: 'Of a test', status: 'active' })
  return { sample_thing_id: row.id }
}
