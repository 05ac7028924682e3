import type { Publisher } from '@console/contract'
import { presentCategory, presentCountry } from '../reference/presenter.ts'
import type { FoundPublisher } from './repository.ts'

export const presentPublisher = ({ row, owner, country, categories }: FoundPublisher): Publisher => ({
  id: row.id,
  code: row.code,
  name: row.name,
  description: row.description,
  logo_url: row.logo_url,
  website_url: row.website_url,
  contact_email: row.contact_email,
  contact_phone: row.contact_phone,
  address: row.address,
  country: country && presentCountry(country),
  categories: categories.map(presentCategory),
  owner,
  status: row.status,
  version: row.version,
  created_on: row.created_on.toISOString(),
  updated_on: row.updated_on.toISOString(),
})
