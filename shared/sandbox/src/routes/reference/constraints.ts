import type { Database } from '../../db/database.ts'
import { refuseFields, type WrongField } from '../../problems/problem.ts'
import { findCountryCodes, hasAgeClassification, hasCategory } from './repository.ts'

interface References {
  readonly category_id?: string | null | undefined
  readonly age_classification_id?: string | null | undefined
  readonly country_codes?: readonly string[] | null | undefined
}

/** Throws 422 for each field with a category, an age classification or a country that the provider does not list. */
export async function requireReferences(db: Database, { category_id, age_classification_id, country_codes }: References): Promise<void> {
  const wrong: WrongField[] = []
  if (category_id && !(await hasCategory(db, category_id))) wrong.push(['/body/category_id', 'not_found'])
  if (age_classification_id && !(await hasAgeClassification(db, age_classification_id))) {
    wrong.push(['/body/age_classification_id', 'not_found'])
  }
  const codes = country_codes ?? []
  const known = await findCountryCodes(db, codes)
  for (const [n, code] of codes.entries()) if (!known.has(code)) wrong.push([`/body/country_codes/${n}`, 'not_found'])
  refuseFields(wrong)
}
