import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { id } from '../columns.ts'

/** Provider-owned lists, in the order in which they are shown. */
export const categories = pgTable('categories', {
  id: id('id').primaryKey(),
  code: text('code').notNull().unique(),
  name_en: text('name_en').notNull(),
  name_vi: text('name_vi').notNull(),
  position: integer('position').notNull(),
})
export type CategoryRow = typeof categories.$inferSelect

export const ageClassifications = pgTable('age_classifications', {
  id: id('id').primaryKey(),
  code: text('code').notNull().unique(),
  name_en: text('name_en').notNull(),
  name_vi: text('name_vi').notNull(),
  min_age: integer('min_age').notNull(),
})
export type AgeClassificationRow = typeof ageClassifications.$inferSelect

/** `code` is ISO 3166 alpha-2. */
export const countries = pgTable('countries', {
  code: text('code').primaryKey(),
  name_en: text('name_en').notNull(),
  name_vi: text('name_vi').notNull(),
  phone_prefix: text('phone_prefix').notNull(),
})
export type CountryRow = typeof countries.$inferSelect
