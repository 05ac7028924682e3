import { FILE_PURPOSES } from '@console/contract'
import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant, isOneOf } from '../columns.ts'
import { publishers } from './publishers.ts'
import { users } from './users.ts'

/** Uploaded files; the content is in the folder of files, under the same id. */
export const files = pgTable(
  'files',
  {
    /** Cannot be guessed, because anyone who knows it may read the file. */
    id: id('id').primaryKey(),
    publisher_id: id('publisher_id')
      .notNull()
      .references(() => publishers.id),
    uploaded_by: id('uploaded_by')
      .notNull()
      .references(() => users.id),
    purpose: text('purpose', { enum: FILE_PURPOSES }).notNull(),
    /** By content, never by name. */
    content_type: text('content_type').notNull(),
    /** Bytes as they are served. */
    size: integer('size').notNull(),
    /** Pixels; null for a video. */
    width: integer('width'),
    height: integer('height'),
    /** Seconds; null if the content does not say. */
    duration: doublePrecision('duration'),
    created_on: instant('created_on').notNull(),
  },
  (table) => [
    index('files_publisher').on(table.publisher_id, table.created_on, table.id),
    isOneOf('files_purpose', table.purpose, FILE_PURPOSES),
  ],
)
