import type { FieldCode } from '@console/contract'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { ageClassifications, applicationCountries, categories, countries } from '../../db/schema/index.ts'
import { fieldProblem } from '../../http/problem.ts'

interface Referring {
  readonly category_id?: string | null | undefined
  readonly age_classification_id?: string | null | undefined
  readonly country_codes?: readonly string[] | undefined
}

/** Category, age classification and countries must be among the provider's lists. */
export async function demandReferences(db: Database, { category_id, age_classification_id, country_codes = [] }: Referring): Promise<void> {
  const wrong: (readonly [pointer: string, code: FieldCode])[] = []
  if (category_id && !(await db.$count(categories, eq(categories.id, category_id)))) wrong.push(['/body/category_id', 'not_found'])
  if (age_classification_id && !(await db.$count(ageClassifications, eq(ageClassifications.id, age_classification_id))))
    wrong.push(['/body/age_classification_id', 'not_found'])
  const known = new Set(
    country_codes.length
      ? (
          await db
            .select({ code: countries.code })
            .from(countries)
            .where(inArray(countries.code, [...country_codes]))
        ).map(({ code }) => code)
      : [],
  )
  country_codes.forEach((code, n) => {
    if (!known.has(code)) wrong.push([`/body/country_codes/${n}`, 'not_found'])
  })
  if (wrong.length) throw fieldProblem(...wrong)
}

export async function countryCodesOf(db: Database, applicationId: string): Promise<string[]> {
  const rows = await db
    .select({ code: applicationCountries.country_code })
    .from(applicationCountries)
    .where(eq(applicationCountries.application_id, applicationId))
  return rows.map(({ code }) => code).sort()
}
