import type { updatePublisher } from '@console/contract'
import type * as v from 'valibot'
import type { Database } from '../../db/database.ts'
import type { PublisherRow } from '../../db/schema/index.ts'
import { findUnknownIds, refuseFields, type WrongField } from '../../problems/problem.ts'
import { findCategories, findCountryCodes } from '../reference/repository.ts'

type Update = v.InferOutput<typeof updatePublisher.body>

/** Returns the fields of the row after the update: an absent field keeps its value, null clears it (contract section 0). */
export function updatedPublisher(row: PublisherRow, body: Update): Partial<PublisherRow> {
  const kept = <T>(given: T | undefined, current: T): T => (given === undefined ? current : given)
  return {
    name: body.name,
    description: kept(body.description, row.description) ?? '',
    logo_url: kept(body.logo_url, row.logo_url),
    website_url: kept(body.website_url, row.website_url),
    contact_email: kept(body.contact_email, row.contact_email),
    contact_phone: kept(body.contact_phone, row.contact_phone) || null,
    address: kept(body.address, row.address) ?? '',
    country_code: kept(body.country_code, row.country_code),
  }
}

/** Throws 422 for a country and each category that the provider does not list. */
export async function requireListed(db: Database, { country_code, category_ids }: Update): Promise<void> {
  const wrong: WrongField[] = []
  if (country_code && !(await findCountryCodes(db, [country_code])).has(country_code)) wrong.push(['/body/country_code', 'not_found'])
  if (category_ids?.length) {
    const listed = (await findCategories(db)).map(({ id }) => id)
    wrong.push(...findUnknownIds(listed, category_ids, (n) => `/body/category_ids/${n}`))
  }
  refuseFields(wrong)
}
