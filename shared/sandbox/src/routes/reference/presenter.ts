import type { AgeClassification, Category, Country } from '@console/contract'
import type { AgeClassificationRow, CategoryRow, CountryRow } from '../../db/schema/index.ts'

export const presentCategory = (row: CategoryRow): Category => ({
  id: row.id,
  code: row.code,
  name: { en: row.name_en, vi: row.name_vi },
})

export const presentAgeClassification = (row: AgeClassificationRow): AgeClassification => ({
  id: row.id,
  code: row.code,
  name: { en: row.name_en, vi: row.name_vi },
  min_age: row.min_age,
})

export const presentCountry = (row: CountryRow): Country => ({
  code: row.code,
  name: { en: row.name_en, vi: row.name_vi },
  phone_prefix: row.phone_prefix,
})
