import { ACTIVE_STATUSES } from '@console/contract'
import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { id, instant, isOneOf } from '../columns.ts'
import { applications } from './applications.ts'
import { publishers } from './publishers.ts'
import { roles } from './roles.ts'
import { users } from './users.ts'

export const memberships = pgTable(
  'memberships',
  {
    id: id('id').primaryKey(),
    publisher_id: id('publisher_id')
      .notNull()
      .references(() => publishers.id),
    user_id: id('user_id')
      .notNull()
      .references(() => users.id),
    role_id: id('role_id').notNull(),
    is_owner: boolean('is_owner').notNull().default(false),
    status: text('status', { enum: ACTIVE_STATUSES }).notNull(),
    joined_on: instant('joined_on').notNull(),
    last_seen_on: instant('last_seen_on'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('memberships_tenant').on(table.publisher_id, table.id),
    unique('memberships_person').on(table.publisher_id, table.user_id),
    index('memberships_user').on(table.user_id),
    index('memberships_by_joined').on(table.publisher_id, table.joined_on, table.id),
    index('memberships_role_holders').on(table.publisher_id, table.role_id),
    foreignKey({ name: 'memberships_role', columns: [table.publisher_id, table.role_id], foreignColumns: [roles.publisher_id, roles.id] }),
    isOneOf('memberships_status', table.status, ACTIVE_STATUSES),
  ],
)

export type MembershipRow = typeof memberships.$inferSelect

/** Applications that count as a member's own; none listed means no choice was made. */
export const membershipApplications = pgTable(
  'membership_applications',
  {
    publisher_id: id('publisher_id').notNull(),
    membership_id: id('membership_id').notNull(),
    application_id: id('application_id').notNull(),
  },
  (table) => [
    primaryKey({ name: 'membership_applications_key', columns: [table.membership_id, table.application_id] }),
    index('membership_applications_application').on(table.publisher_id, table.application_id),
    foreignKey({
      name: 'membership_applications_membership',
      columns: [table.publisher_id, table.membership_id],
      foreignColumns: [memberships.publisher_id, memberships.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'membership_applications_of',
      columns: [table.publisher_id, table.application_id],
      foreignColumns: [applications.publisher_id, applications.id],
    }).onDelete('cascade'),
  ],
)
