import type { Role } from '@console/contract'
import type { FoundRole } from './repository.ts'

export const presentRole = ({ row, usersCount }: FoundRole): Role => ({
  id: row.id,
  name: row.name,
  description: row.description,
  is_original: row.is_original,
  permissions: row.permissions,
  users_count: usersCount,
  version: row.version,
  created_on: row.created_on.toISOString(),
  updated_on: row.updated_on.toISOString(),
})
