import { ACTIVE_STATUSES, APPLICATION_MODES } from '@console/contract'
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { exactJson, id, instant, isOneOf, sortedText, stamp } from '../columns.ts'
import { publishers } from './publishers.ts'
import { ageClassifications, categories, countries } from './reference.ts'
import { users } from './users.ts'

export const applications = pgTable(
  'applications',
  {
    id: id('id').primaryKey(),
    publisher_id: id('publisher_id')
      .notNull()
      .references(() => publishers.id),
    code: sortedText('code').notNull(),
    display_name: sortedText('display_name').notNull(),
    /** The separator keeps a search from matching across the two. */
    folded: text('folded').generatedAlwaysAs(sql`search_fold(code || chr(10) || display_name)`),
    description: text('description').notNull(),
    mode: text('mode', { enum: APPLICATION_MODES }).notNull(),
    status: text('status', { enum: ACTIVE_STATUSES }).notNull(),
    firebase_config: exactJson('firebase_config').$type<Record<string, unknown>>(),
    integration_url: text('integration_url'),
    reward_secret: text('reward_secret'),
    category_id: id('category_id').references(() => categories.id),
    age_classification_id: id('age_classification_id').references(() => ageClassifications.id),
    owner_id: id('owner_id')
      .notNull()
      .references(() => users.id),
    /** Deleted applications stay for the history of ended campaigns. No call shows them, and their code is free. */
    deleted_on: instant('deleted_on'),
    ...stamp(),
  },
  (table) => {
    const notDeleted = sql`deleted_on is null`
    return [
      unique('applications_tenant').on(table.publisher_id, table.id),
      uniqueIndex('applications_code').on(table.publisher_id, sql`lower(${table.code})`).where(notDeleted),
      index('applications_by_code').on(table.publisher_id, table.code, table.id).where(notDeleted),
      index('applications_by_name').on(table.publisher_id, table.display_name, table.id).where(notDeleted),
      index('applications_by_created').on(table.publisher_id, table.created_on, table.id).where(notDeleted),
      isOneOf('applications_mode', table.mode, APPLICATION_MODES),
      isOneOf('applications_status', table.status, ACTIVE_STATUSES),
      check(
        'applications_deleted',
        sql`${table.deleted_on} is null or (${table.firebase_config} is null and ${table.integration_url} is null and ${table.reward_secret} is null)`,
      ),
    ]
  },
)
export type ApplicationRow = typeof applications.$inferSelect

/** The columns of an application as other records show it. */
export const applicationRef = {
  id: applications.id,
  code: applications.code,
  display_name: applications.display_name,
  mode: applications.mode,
  status: applications.status,
} as const
export type ApplicationRefRow = Pick<ApplicationRow, keyof typeof applicationRef>
/** What identifies an application and its publisher. */
export type ApplicationKey = Pick<ApplicationRow, 'id' | 'publisher_id'>

export const applicationCountries = pgTable(
  'application_countries',
  {
    publisher_id: id('publisher_id').notNull(),
    application_id: id('application_id').notNull(),
    country_code: text('country_code')
      .notNull()
      .references(() => countries.code),
  },
  (table) => [
    primaryKey({ name: 'application_countries_key', columns: [table.application_id, table.country_code] }),
    foreignKey({
      name: 'application_countries_of',
      columns: [table.publisher_id, table.application_id],
      foreignColumns: [applications.publisher_id, applications.id],
    }).onDelete('cascade'),
  ],
)
