import type { Access } from '@console/contract'
import type { Database } from '../../db/database.ts'
import { type Member, permissionDenied, reachesOnlyOwn } from '../../http/access.ts'
import { ownsCampaign } from '../campaigns/repository.ts'

/** Metrics belong to the provider, so an own key counts for owners of a campaign that could use them (contract section 5, call 36). */
export async function requireUse(db: Database, member: Member, access: Exclude<Access, string>): Promise<void> {
  if (reachesOnlyOwn(member, access) && !(await ownsCampaign(db, member.publisherId, member.userId))) throw permissionDenied(access.any_of)
}
