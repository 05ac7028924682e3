import {
  type Application,
  applicationFields,
  applicationIntegration,
  getApplication,
  isGranted,
  listApplications,
  type Ownership,
} from '@console/contract'
import { demandKeys, type Member, permissionDenied } from '../../http/access.ts'
import type { Row } from './repository.ts'

/** Which applications a list shows to a member. */
export type Reach = 'all' | 'own'

const READ_KEY = 'pub:applications:read'

/** Contract section 5, call 21: the plain read key opens the list only for one code; own keys show the own rows. */
export function listReach(member: Member, code: string | undefined): Reach {
  const needs = listApplications.access.any_of
  const all = needs.filter((key) => key.startsWith('pub:') && (key !== READ_KEY || code))
  if (isGranted(member.permissions, all)) return 'all'
  if (
    isGranted(
      member.permissions,
      needs.filter((key) => !key.startsWith('pub:')),
    )
  )
    return 'own'
  throw permissionDenied(needs)
}

/** Who holds the integration key alone leaves the other fields as they are, and the other way round. */
export function demandChanges(member: Member, ownership: Ownership, changes: { fields: boolean; integration: boolean }): void {
  if (changes.fields) demandKeys(member, applicationFields.access, ownership)
  if (changes.integration) demandKeys(member, applicationIntegration.access, ownership)
}

export const mayReadIntegration = (member: Member, ownership: Ownership) =>
  isGranted(member.permissions, getApplication.access.any_of, ownership)

/** Reading the reward secret takes the integration key; everybody else sees that there is one. */
export const mayReadSecret = (member: Member, ownership: Ownership) =>
  isGranted(member.permissions, applicationIntegration.access.any_of, ownership)

/** The integration as the member may see it: null without the read key, its secret masked without the integration key. */
export function shownIntegration(
  member: Member,
  ownership: Ownership,
  { firebase_config, integration_url, reward_secret }: Row,
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
