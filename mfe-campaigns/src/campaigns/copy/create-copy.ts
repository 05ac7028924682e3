import { call } from '@console/api'
import { createNotification, createTask, type NotificationWrite, type TaskWrite } from '@console/contract'
import { changedBody } from '@console/records'
import { missionRecord } from '../../missions/mission-record.ts'
import { notificationRecord } from '../../notifications/notification-record.ts'
import type { WritableCopy } from './copy-plan.ts'

/** Creates the copy, with the fields and values of the original that the console does not know. Throws `ApiError`. */
export async function createCopy(campaign_id: string, part: WritableCopy, idempotencyKey: string): Promise<{ readonly id: string }> {
  const input = { campaign_id }
  if (part.kind === 'mission') {
    const form = { ...missionRecord, values: () => part.values }
    const body = (await changedBody(form, part.values, part.came)) as TaskWrite
    return call(createTask, input, { body, idempotencyKey })
  }
  const form = { ...notificationRecord, values: () => part.values }
  const body = (await changedBody(form, part.values, part.came)) as NotificationWrite
  return call(createNotification, input, { body, idempotencyKey })
}
