import type { updatePublisher } from '@console/contract'
import type * as v from 'valibot'
import type { PublisherRow } from '../../db/schema/index.ts'

type Update = v.InferOutput<typeof updatePublisher.body>

/** Returns the fields of the row after the update: an absent field keeps its value, null clears it (contract section 0). */
export function mergeValues(body: Update, row: PublisherRow): Partial<PublisherRow> {
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
