import type { PublisherUser } from '@console/contract'
import { presentApplicationRef } from '../applications/presenter.ts'
import type { FoundMember } from './repository.ts'

export const presentMember = ({ row, user, role, applications }: FoundMember): PublisherUser => ({
  id: row.id,
  user,
  role: { id: role.id, name: role.name, is_original: role.is_original },
  applications: applications.map(presentApplicationRef),
  is_owner: row.is_owner,
  status: row.status,
  joined_on: row.joined_on.toISOString(),
  last_seen_on: row.last_seen_on?.toISOString() ?? null,
  version: row.version,
})
