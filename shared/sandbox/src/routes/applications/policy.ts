import { applicationFields, applicationIntegration, getApplication, isPrefixed, listApplications, type Ownership } from '@console/contract'
import type { Database } from '../../db/database.ts'
import { hasAccess, type Member, ownershipOf, permissionDenied, reachesOnlyOwn, requireAccess } from '../../http/access.ts'
import { findIdOfCode, isOwnApplication } from './repository.ts'

export const applicationOwnership = async (db: Database, member: Member, id: string) => ownershipOf(await isOwnApplication(db, member, id))

/**
 * Returns whether the list shows the member only their own applications; throws 403 if it shows none. With the plain read key
 * the list can only be asked for one code (contract section 5, call 21).
 */
export function listsOnlyOwn(member: Member, code: string | undefined): boolean {
  const needs = listApplications.access.any_of
  const readKeys: readonly string[] = getApplication.access.any_of.filter(isPrefixed)
  const access = { any_of: code ? needs : needs.filter((key) => !readKeys.includes(key)) }
  if (!hasAccess(member, access)) throw permissionDenied(needs)
  return reachesOnlyOwn(member, access)
}

/** Throws 403, as reading would, if the code is that of an application which does not belong to the member. */
export async function requireOwnCode(db: Database, member: Member, code: string): Promise<void> {
  const id = await findIdOfCode(db, member.publisherId, code)
  if (id !== undefined && !(await isOwnApplication(db, member, id))) throw permissionDenied(getApplication.access.any_of)
}

/** A member with only the integration key cannot change the other fields, and the other way round. */
export function requireChanges(member: Member, ownership: Ownership, changes: { fields: boolean; integration: boolean }): void {
  if (changes.fields) requireAccess(member, applicationFields.access, ownership)
  if (changes.integration) requireAccess(member, applicationIntegration.access, ownership)
}

export const mayReadIntegration = (member: Member, ownership: Ownership) => hasAccess(member, getApplication.access, ownership)

/** Reading the reward secret needs the integration key. Everyone else sees only that there is one. */
export const mayReadSecret = (member: Member, ownership: Ownership) => hasAccess(member, applicationIntegration.access, ownership)
