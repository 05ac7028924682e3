import type { RewardDescription, RewardWrite } from '@console/contract'
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Database } from '../../db/database.ts'
import { type ApplicationRow, applications, type TaskKey, taskApplications } from '../../db/schema/index.ts'
import { newId } from '../../ids.ts'

type Pair = typeof taskApplications.$inferSelect
export type Reward = v.InferOutput<typeof RewardWrite>

/** `id` is that of the pair of mission and application. */
export interface FoundTaskApplication {
  readonly id: string
  readonly application: ApplicationRow
  readonly postback_param: Pair['postback_param']
  readonly reward_description: RewardDescription
}

/** Each mission's in the order in which they were given. */
export async function findRewardsOf(db: Database, taskIds: readonly string[]): Promise<Map<string, FoundTaskApplication[]>> {
  const byTask = new Map<string, FoundTaskApplication[]>(taskIds.map((id) => [id, []]))
  if (taskIds.length === 0) return byTask
  const rows = await db
    .select({ pair: taskApplications, application: applications })
    .from(taskApplications)
    .innerJoin(applications, eq(applications.id, taskApplications.application_id))
    .where(inArray(taskApplications.task_id, [...taskIds]))
    .orderBy(asc(taskApplications.position), asc(taskApplications.id))
  for (const { pair, application } of rows) {
    const { id, postback_param, reward_description } = pair
    byTask.get(pair.task_id)?.push({ id, application, postback_param, reward_description })
  }
  return byTask
}

/** At least one, in this order. Those of applications that stay keep their ids. */
export async function setRewards(db: Database, task: TaskKey, rewards: readonly Reward[], now: Date): Promise<void> {
  const { task_id, application_id } = taskApplications
  const applicationIds = rewards.map((reward) => reward.application_id)
  await db.delete(taskApplications).where(and(eq(task_id, task.id), notInArray(application_id, applicationIds)))
  const pairs = rewards.map((reward, position) => ({
    id: newId(now),
    campaign_id: task.campaign_id,
    task_id: task.id,
    application_id: reward.application_id,
    postback_param: reward.postback_param,
    reward_description: reward.reward_description,
    position,
  }))
  await db
    .insert(taskApplications)
    .values(pairs)
    .onConflictDoUpdate({
      target: [task_id, application_id],
      set: {
        postback_param: sql`excluded.postback_param`,
        reward_description: sql`excluded.reward_description`,
        position: sql`excluded.position`,
      },
    })
}
