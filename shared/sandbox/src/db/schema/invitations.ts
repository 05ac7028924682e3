import { INVITATION_STATUSES } from '@console/contract'
import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, isOneOf, sortedText } from '../columns.ts'
import { applications } from './applications.ts'
import { publishers } from './publishers.ts'
import { roles } from './roles.ts'
import { users } from './users.ts'

export const invitations = pgTable(
  'invitations',
  {
    id: id('id').primaryKey(),
    publisher_id: id('publisher_id')
      .notNull()
      .references(() => publishers.id),
    email: sortedText('email').notNull(),
    role_id: id('role_id').notNull(),
    note: text('note').notNull().default(''),
    /** Of the token in the link: who reads the table cannot accept. */
    token_hash: text('token_hash').notNull().unique(),
    status: text('status', { enum: INVITATION_STATUSES }).notNull(),
    invited_by: id('invited_by')
      .notNull()
      .references(() => users.id),
    expires_on: instant('expires_on').notNull(),
    accepted_on: instant('accepted_on'),
    created_on: instant('created_on').notNull(),
  },
  (table) => [
    unique('invitations_tenant').on(table.publisher_id, table.id),
    uniqueIndex('invitations_pending').on(table.publisher_id, sql`lower(${table.email})`).where(sql`${table.status} = 'pending'`),
    index('invitations_by_created').on(table.publisher_id, table.created_on, table.id),
    index('invitations_by_email').on(table.publisher_id, table.email, table.id),
    foreignKey({ name: 'invitations_role', columns: [table.publisher_id, table.role_id], foreignColumns: [roles.publisher_id, roles.id] }),
    check('invitations_accepted', sql`(${table.status} = 'accepted') = (${table.accepted_on} is not null)`),
    isOneOf('invitations_status', table.status, INVITATION_STATUSES),
  ],
)

/** Applications that count as the member's own once the invitation is accepted. */
export const invitationApplications = pgTable(
  'invitation_applications',
  {
    publisher_id: id('publisher_id').notNull(),
    invitation_id: id('invitation_id').notNull(),
    application_id: id('application_id').notNull(),
  },
  (table) => [
    primaryKey({ name: 'invitation_applications_key', columns: [table.invitation_id, table.application_id] }),
    index('invitation_applications_application').on(table.publisher_id, table.application_id),
    foreignKey({
      name: 'invitation_applications_invitation',
      columns: [table.publisher_id, table.invitation_id],
      foreignColumns: [invitations.publisher_id, invitations.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'invitation_applications_of',
      columns: [table.publisher_id, table.application_id],
      foreignColumns: [applications.publisher_id, applications.id],
    }).onDelete('cascade'),
  ],
)
