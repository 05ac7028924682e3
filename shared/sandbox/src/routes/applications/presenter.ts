import type { Application, ApplicationRef, Ownership } from '@console/contract'
import type { ApplicationRow } from '../../db/schema/index.ts'
import type { Member } from '../../http/access.ts'
import { presentAgeClassification, presentCategory, presentCountry } from '../reference/presenter.ts'
import type { AudienceSizes } from './audience.ts'
import { mayReadIntegration, mayReadSecret } from './policy.ts'
import type { ApplicationRecord } from './repository.ts'

/** An application as other records show it. */
export const presentApplicationRef = ({ id, code, display_name, mode, status }: ApplicationRow): ApplicationRef => ({
  id,
  code,
  display_name,
  mode,
  status,
})

/** An application as a row of the list: without its integration and the sizes of its audience. */
export const presentApplicationSummary = (record: ApplicationRecord): Application => ({
  ...presentApplicationRef(record.row),
  description: record.row.description,
  integration_info: null,
  category: record.category && presentCategory(record.category),
  age_classification: record.ageClassification && presentAgeClassification(record.ageClassification),
  countries: record.countries.map(presentCountry),
  owner: record.owner,
  sources_count: record.sourcesCount,
  test_audience_size: null,
  live_audience_size: null,
  version: record.row.version,
  created_on: record.row.created_on.toISOString(),
  updated_on: record.row.updated_on.toISOString(),
})

export const presentApplication = (member: Member, ownership: Ownership, record: ApplicationRecord, sizes: AudienceSizes): Application => ({
  ...presentApplicationSummary(record),
  integration_info: presentIntegration(member, ownership, record.row),
  ...sizes,
})

/** Returns the integration for a member: null without the read key, with a masked secret without the integration key. */
function presentIntegration(
  member: Member,
  ownership: Ownership,
  { firebase_config, integration_url, reward_secret }: ApplicationRow,
): Application['integration_info'] {
  const isSetUp = firebase_config !== null || integration_url !== null || reward_secret !== null
  if (!isSetUp || !mayReadIntegration(member, ownership)) return null
  return {
    firebase_config,
    url: integration_url,
    reward_secret: mayReadSecret(member, ownership) ? reward_secret : null,
    reward_secret_set: reward_secret !== null,
  }
}
