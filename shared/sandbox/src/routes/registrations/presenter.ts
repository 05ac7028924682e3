import type { Registration } from '@console/contract'
import type { registrations } from '../../db/schema/index.ts'

export type RegistrationRow = typeof registrations.$inferSelect

export const presentRegistration = (row: RegistrationRow): Registration => ({
  id: row.id,
  email: row.email,
  first_name: row.first_name,
  last_name: row.last_name,
  phone: row.phone,
  publisher_name: row.publisher_name,
  publisher_code: row.publisher_code,
  note: row.note,
  method: row.method,
  status: row.status,
  decision_note: row.decision_note,
  decided_on: row.decided_on?.toISOString() ?? null,
  created_on: row.created_on.toISOString(),
})
