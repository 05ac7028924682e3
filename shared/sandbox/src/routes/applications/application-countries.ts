import { and, asc, eq, inArray, notInArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { type ApplicationKey, applicationCountries, type CountryRow, countries } from '../../db/schema/index.ts'

/** Each application's by name. */
export async function findCountriesOf(db: Database, applicationIds: readonly string[]): Promise<Map<string, CountryRow[]>> {
  const byApplication = new Map<string, CountryRow[]>(applicationIds.map((id) => [id, []]))
  if (applicationIds.length === 0) return byApplication
  const rows = await db
    .select({ applicationId: applicationCountries.application_id, country: countries })
    .from(applicationCountries)
    .innerJoin(countries, eq(countries.code, applicationCountries.country_code))
    .where(inArray(applicationCountries.application_id, [...applicationIds]))
    .orderBy(asc(countries.name_en))
  for (const { applicationId, country } of rows) byApplication.get(applicationId)?.push(country)
  return byApplication
}

export async function findCountryCodesOf(db: Database, applicationId: string): Promise<string[]> {
  const rows = await db
    .select({ code: applicationCountries.country_code })
    .from(applicationCountries)
    .where(eq(applicationCountries.application_id, applicationId))
  return rows.map(({ code }) => code).sort()
}

export async function setCountries(db: Database, { id, publisher_id }: ApplicationKey, codes: readonly string[]): Promise<void> {
  const ofApplication = eq(applicationCountries.application_id, id)
  const stale = codes.length ? and(ofApplication, notInArray(applicationCountries.country_code, [...codes])) : ofApplication
  await db.delete(applicationCountries).where(stale)
  if (codes.length === 0) return
  await db
    .insert(applicationCountries)
    .values(codes.map((country_code) => ({ publisher_id, application_id: id, country_code })))
    .onConflictDoNothing()
}
