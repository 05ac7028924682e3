import { isGranted, listApplications, type Ownership } from '@console/contract'
import { type Member, permissionDenied } from '../../http/access.ts'

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

/** Reading the reward secret takes the integration key; everybody else sees that there is one. */
export function mayReadSecret(member: Member, ownership: Ownership): boolean {
  return isGranted(member.permissions, ['pub:applications:update-integration_info', 'app:update-integration_info'], ownership)
}
