import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import {
  type AgeClassificationRow,
  ageClassifications,
  type CategoryRow,
  type CountryRow,
  categories,
  countries,
} from '../../db/schema/index.ts'

export function findCategories(db: Database): Promise<CategoryRow[]> {
  return db.select().from(categories).orderBy(asc(categories.position))
}

export function findAgeClassifications(db: Database): Promise<AgeClassificationRow[]> {
  return db.select().from(ageClassifications).orderBy(asc(ageClassifications.min_age))
}

export function findCountries(db: Database): Promise<CountryRow[]> {
  return db.select().from(countries).orderBy(sql`${countries.name_en} collate "und-x-icu"`)
}

export async function hasCategory(db: Database, id: string): Promise<boolean> {
  return (await db.$count(categories, eq(categories.id, id))) > 0
}

export async function hasAgeClassification(db: Database, id: string): Promise<boolean> {
  return (await db.$count(ageClassifications, eq(ageClassifications.id, id))) > 0
}

export async function findCountryCodes(db: Database, codes: readonly string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set()
  const rows = await db
    .select({ code: countries.code })
    .from(countries)
    .where(inArray(countries.code, [...codes]))
  return new Set(rows.map(({ code }) => code))
}
