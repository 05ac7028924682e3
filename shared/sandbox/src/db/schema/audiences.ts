import { sql } from 'drizzle-orm'
import { check, foreignKey, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { id } from '../columns.ts'
import { applications } from './applications.ts'

/** The value of a metric for one member; `observed_on` for metrics with a time range. */
export interface MetricValue {
  readonly value: string | number | boolean
  readonly observed_on?: string
}

/** Characters and users that an application has reported, separately for its TEST and LIVE modes. */
export const audienceMembers = pgTable(
  'audience_members',
  {
    id: id('id').notNull(),
    publisher_id: id('publisher_id').notNull(),
    application_id: id('application_id').notNull(),
    mode: text('mode', { enum: ['TEST', 'LIVE'] }).notNull(),
    audience_type: text('audience_type', { enum: ['character', 'user'] }).notNull(),
    /** By the code of the metric; one that was never observed is absent. */
    values: jsonb('values').$type<Readonly<Record<string, MetricValue>>>().notNull(),
  },
  (table) => [
    // The one index serves the count of a type and, by its first columns, the deletion of the TEST rows.
    primaryKey({ name: 'audience_members_key', columns: [table.application_id, table.mode, table.audience_type, table.id] }),
    foreignKey({
      name: 'audience_members_of',
      columns: [table.publisher_id, table.application_id],
      foreignColumns: [applications.publisher_id, applications.id],
    }),
    check('audience_members_mode', sql`${table.mode} in ('TEST', 'LIVE')`),
    check('audience_members_type', sql`${table.audience_type} in ('character', 'user')`),
  ],
)
