import { applicationFields, applicationIntegration, getApplication, isPrefixed, listApplications, type Ownership } from '@console/contract'
import type { Database } from '../../db/database.ts'
import { hasAccess, type Member, ownershipOf, permissionDenied, reachesOnlyOwn, requireAccess } from '../../http/access.ts'
import type { UniqueField } from '../../http/unique.ts'
import { findIdOfCode, isOwnApplication } from './repository.ts'

/** A code stands once in a publisher, without regard to case. */
export const uniqueCode: UniqueField = { constraint: 'applications_code', pointer: '/body/code', code: 'code_taken' }

export const applicationOwnership = async (db: Database, member: Member, id: string) => ownershipOf(await isOwnApplication(db, member, id))

/**
 * Whether the list shows the member only what belongs to them; 403 where it shows nothing. The plain read key opens the
 * list for one code alone (contract section 5, call 21).
 */
export function listsOnlyOwn(member: Member, code: string | undefined): boolean {
  const needs = listApplications.access.any_of
  const readKeys: readonly string[] = getApplication.access.any_of.filter(isPrefixed)
  const access = { any_of: code ? needs : needs.filter((key) => !readKeys.includes(key)) }
  if (!hasAccess(member, access)) throw permissionDenied(needs)
  return reachesOnlyOwn(member, access)
}

/** 403 where the code is that of an application which does not belong to the member, as reading it would be answered. */
export async function requireOwnCode(db: Database, member: Member, code: string): Promise<void> {
  const id = await findIdOfCode(db, member.publisherId, code)
  if (id !== undefined && !(await isOwnApplication(db, member, id))) throw permissionDenied(getApplication.access.any_of)
}

/** Whoever holds the integration key alone leaves the other fields as they are, and the other way round. */
export function requireChanges(member: Member, ownership: Ownership, changes: { fields: boolean; integration: boolean }): void {
  if (changes.fields) requireAccess(member, applicationFields.access, ownership)
  if (changes.integration) requireAccess(member, applicationIntegration.access, ownership)
}

export const mayReadIntegration = (member: Member, ownership: Ownership) => hasAccess(member, getApplication.access, ownership)

/** Reading the reward secret takes the integration key; everybody else sees that there is one. */
export const mayReadSecret = (member: Member, ownership: Ownership) => hasAccess(member, applicationIntegration.access, ownership)
