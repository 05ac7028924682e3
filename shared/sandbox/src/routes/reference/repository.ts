import type { AgeClassification, Category, Country } from '@console/contract'
import { asc, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { ageClassifications, categories, countries } from '../../db/schema/index.ts'

export const categoryOf = (row: typeof categories.$inferSelect): Category => ({
  id: row.id,
  code: row.code,
  name: { en: row.name_en, vi: row.name_vi },
})
export const ageClassificationOf = (row: typeof ageClassifications.$inferSelect): AgeClassification => ({
  id: row.id,
  code: row.code,
  name: { en: row.name_en, vi: row.name_vi },
  min_age: row.min_age,
})
export const countryOf = (row: typeof countries.$inferSelect): Country => ({
  code: row.code,
  name: { en: row.name_en, vi: row.name_vi },
  phone_prefix: row.phone_prefix,
})

export async function listCategoryRows(db: Database): Promise<Category[]> {
  return (await db.select().from(categories).orderBy(asc(categories.position))).map(categoryOf)
}

export async function listAgeClassificationRows(db: Database): Promise<AgeClassification[]> {
  return (await db.select().from(ageClassifications).orderBy(asc(ageClassifications.min_age))).map(ageClassificationOf)
}

export async function listCountryRows(db: Database): Promise<Country[]> {
  return (await db.select().from(countries).orderBy(sql`${countries.name_en} collate "und-x-icu"`)).map(countryOf)
}
