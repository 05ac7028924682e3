import { APPLICATION_MODES, AUDIENCE_TYPES, type MetadataRuleWrite, type TimeRange } from '@console/contract'
import {
  bigint,
  boolean,
  doublePrecision,
  foreignKey,
  integer,
  type PgColumn,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import type * as v from 'valibot'
import { id, instant, isOneOf } from '../columns.ts'
import { applications } from './applications.ts'

/** A condition on a metric as it is stored, with its instants in UTC. */
export interface AudienceRule extends Omit<v.InferOutput<typeof MetadataRuleWrite>, 'time_range'> {
  readonly time_range: TimeRange | null
}

/**
 * The value of each metric, by its code; null if it was never observed. Columns, because an estimate reads them for everybody:
 * from JSON, the same takes several times as long.
 */
const values = {
  level: smallint('level'),
  quests_completed: integer('quests_completed'),
  character_class: text('character_class'),
  power: doublePrecision('power'),
  last_login: instant('last_login'),
  sessions: integer('sessions'),
  playtime: doublePrecision('playtime'),
  login_streak: smallint('login_streak'),
  total_spent: bigint('total_spent', { mode: 'number' }),
  has_paid: boolean('has_paid'),
  last_purchase: instant('last_purchase'),
  friends: smallint('friends'),
  in_guild: boolean('in_guild'),
  platform: text('platform'),
}

/** Characters and users that an application has reported, separately for its TEST and LIVE modes. */
export const audienceMembers = pgTable(
  'audience_members',
  {
    id: id('id').notNull(),
    publisher_id: id('publisher_id').notNull(),
    application_id: id('application_id').notNull(),
    mode: text('mode', { enum: APPLICATION_MODES }).notNull(),
    audience_type: text('audience_type', { enum: AUDIENCE_TYPES }).notNull(),
    /** When the values of metrics with a time range were observed. */
    observed_on: instant('observed_on').notNull(),
    ...values,
  },
  (table) => [
    // The one index serves the count of a type and, by its first columns, the deletion of the TEST rows.
    primaryKey({ name: 'audience_members_key', columns: [table.application_id, table.mode, table.audience_type, table.id] }),
    foreignKey({
      name: 'audience_members_of',
      columns: [table.publisher_id, table.application_id],
      foreignColumns: [applications.publisher_id, applications.id],
    }),
    isOneOf('audience_members_mode', table.mode, APPLICATION_MODES),
    isOneOf('audience_members_type', table.audience_type, AUDIENCE_TYPES),
  ],
)
export type AudienceMemberRow = typeof audienceMembers.$inferSelect

/** The column of a metric. One that the provider has added since has none, because nobody has reported it. */
export function columnOfMetric(code: string): PgColumn | undefined {
  return Object.hasOwn(values, code) ? audienceMembers[code as keyof typeof values] : undefined
}
