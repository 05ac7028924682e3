import { type Application, type ApplicationRef, type Ownership, secretIn } from '@console/contract'
import type { ApplicationRefRow, ApplicationRow } from '../../db/schema/index.ts'
import type { Member } from '../../http/access.ts'
import { presentAgeClassification, presentCategory, presentCountry } from '../reference/presenter.ts'
import { mayReadIntegration, mayReadSecret } from './policy.ts'
import type { FoundApplication } from './repository.ts'
import type { AudienceSizes } from './test-audience.ts'

export const presentApplicationRef = ({ id, code, display_name, mode, status }: ApplicationRefRow): ApplicationRef => ({
  id,
  code,
  display_name,
  mode,
  status,
})

/** Without its integration and the sizes of its audience. */
export const presentApplicationSummary = (found: FoundApplication): Application => ({
  ...presentApplicationRef(found.row),
  description: found.row.description,
  integration_info: null,
  category: found.category && presentCategory(found.category),
  age_classification: found.ageClassification && presentAgeClassification(found.ageClassification),
  countries: found.countries.map(presentCountry),
  owner: found.owner,
  sources_count: found.sourcesCount,
  test_audience_size: null,
  live_audience_size: null,
  version: found.row.version,
  created_on: found.row.created_on.toISOString(),
  updated_on: found.row.updated_on.toISOString(),
})

export const presentApplication = (member: Member, ownership: Ownership, found: FoundApplication, sizes: AudienceSizes): Application => ({
  ...presentApplicationSummary(found),
  integration_info: presentIntegration(member, ownership, found.row),
  ...sizes,
})

/**
 * Returns the integration for a member: null without the read key, with a masked secret without the integration key. A config that
 * was stored before configs with secrets were refused is shown to no one.
 */
function presentIntegration(
  member: Member,
  ownership: Ownership,
  { firebase_config, integration_url, reward_secret }: ApplicationRow,
): Application['integration_info'] {
  const isSetUp = firebase_config !== null || integration_url !== null || reward_secret !== null
  if (!isSetUp || !mayReadIntegration(member, ownership)) return null
  return {
    firebase_config: secretIn(firebase_config) ? null : firebase_config,
    url: integration_url,
    reward_secret: mayReadSecret(member, ownership) ? reward_secret : null,
    reward_secret_set: reward_secret !== null,
  }
}
