import { listOwnPublishers } from '@console/contract'
import { expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { memberships } from '../db/schema/index.ts'
import { seedId } from '../seed/ids.ts'
import { PUBLISHER } from '../seed/publishers.ts'
import { as, problemOf, read } from '../testing/client.ts'
import { onEachEngine } from '../testing/on-each-engine.ts'

const CAMPAIGNS = `/pub/core/api/v1/publishers/${PUBLISHER.lotus}/campaigns`
const VIEWER = seedId('membership', 4)

onEachEngine('a member whose membership is inactive', ({ sandbox }) => {
  test('finds no such publisher, neither by its calls nor among their own', async () => {
    const viewer = await as(sandbox, 'viewer@lotus.example')
    expect((await viewer('GET', CAMPAIGNS)).status).toBe(200)
    await sandbox.services.db.update(memberships).set({ status: 'inactive' }).where(eq(memberships.id, VIEWER))
    expect(problemOf(await viewer('GET', CAMPAIGNS))).toEqual({ status: 404, code: 'publisher_not_found' })
    expect(read(listOwnPublishers.response, await viewer('GET', listOwnPublishers.path)).items).toEqual([])
  })
})
