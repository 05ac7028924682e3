import type { Database } from '../../../../../sandbox/src/db/database.ts'
import { seedId } from '../../../../../sandbox/src/seed/ids.ts'
import type { Moment } from '../../../../../sandbox/src/seed/moment.ts'
import { PUBLISHER } from '../../../../../sandbox/src/seed/publishers.ts'
import { sampleThings } from '../db/schema/index.ts'

/** The sample thing of Hanoi Media. */
export const HANOI_SAMPLE_THING = seedId('onelink', 4)

export async function seedSampleThings(db: Database, { day }: Moment): Promise<void> {
  const { lotus, hanoi } = PUBLISHER
  const rows: readonly (readonly [string, string, 'active' | 'inactive'])[] = [
    [lotus, 'Sample thing one', 'active'],
    [lotus, 'Món đồ mẫu số hai', 'active'],
    [lotus, 'Sample thing three', 'inactive'],
    [hanoi, 'Sample thing of Hanoi', 'active'],
  ]
  await db.insert(sampleThings).values(
    rows.map(([publisher_id, name, status], n) => ({
      id: seedId('onelink', n + 1),
      publisher_id,
      name,
      status,
      created_on: day(-30 + n),
      updated_on: day(-30 + n),
    })),
  )
}
