import type { Source } from '@console/contract'
import type { ApplicationRow, SourceRow } from '../../db/schema/index.ts'
import { presentApplicationRef } from '../applications/presenter.ts'

export const presentSource = (application: ApplicationRow, row: SourceRow): Source => ({
  id: row.id,
  application: presentApplicationRef(application),
  source_name: row.source_name,
  package_name: row.package_name,
  platform: row.platform,
  status: row.status,
  version: row.version,
  created_on: row.created_on.toISOString(),
  updated_on: row.updated_on.toISOString(),
})
