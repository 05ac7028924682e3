import type { SliceNames } from '../slice-names.ts'

/** `shared/sandbox/src/seed/<things>.ts`: three rows of Lotus Games, one of Hanoi Media. */
export const seedFile = ({
  things,
  Things,
  thing,
  THING,
  english,
  English,
  Vietnamese,
}: SliceNames) => `import type { Database } from '../db/database.ts'
import { ${things} } from '../db/schema/index.ts'
import { seedId } from './ids.ts'
import type { Moment } from './moment.ts'
import { PUBLISHER } from './publishers.ts'

/** The ${english} of Hanoi Media. */
export const HANOI_${THING} = seedId('${thing}', 4)

export async function seed${Things}(db: Database, { day }: Moment): Promise<void> {
  const { lotus, hanoi } = PUBLISHER
  const rows: readonly (readonly [string, string, 'active' | 'inactive'])[] = [
    [lotus, '${English} one', 'active'],
    [lotus, '${Vietnamese} số hai', 'active'],
    [lotus, '${English} three', 'inactive'],
    [hanoi, '${English} of Hanoi', 'active'],
  ]
  await db.insert(${things}).values(
    rows.map(([publisher_id, name, status], n) => ({
      id: seedId('${thing}', n + 1),
      publisher_id,
      name,
      status,
      created_on: day(-30 + n),
      updated_on: day(-30 + n),
    })),
  )
}
`
