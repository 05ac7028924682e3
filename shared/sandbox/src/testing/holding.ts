import { eq } from 'drizzle-orm'
import type { Sandbox } from '../create-sandbox.ts'
import { roles } from '../db/schema/index.ts'
import { ROLE } from '../seed/roles.ts'
import { as, type Send } from './client.ts'

/** The viewer of Lotus Games with these keys and no others, until the next reset. */
export async function holding(sandbox: Sandbox, permissions: readonly string[]): Promise<Send> {
  await sandbox.services.db
    .update(roles)
    .set({ permissions: [...permissions] })
    .where(eq(roles.id, ROLE.lotus.viewer))
  return as(sandbox, 'viewer@lotus.example')
}
