import type { Profile } from '@console/contract'
import type { UserRow } from '../../db/schema/index.ts'

export const presentProfile = (row: UserRow): Profile => ({
  id: row.id,
  email: row.email,
  first_name: row.first_name,
  last_name: row.last_name,
  phone: row.phone,
  avatar_url: row.avatar_url,
  locale: row.locale,
  roles: row.account_roles,
  // Google is a way in and not a strategy of its own (contract section 2).
  strategy: row.account_roles.includes('provider_staff') ? 'provider' : 'local',
  has_password: row.password_hash !== null,
  google_linked: row.google_subject !== null,
  version: row.version,
  created_on: row.created_on.toISOString(),
  updated_on: row.updated_on.toISOString(),
})
