import { type ApiError, call, isApiError, readAll, retryWhenLimited, useRefresh } from '@console/api'
import { createNotification, createTask, listNotifications, listTasks, type NotificationWrite, type TaskWrite } from '@console/contract'
import { idempotencyKeys } from '@console/forms'
import { changedBody } from '@console/records'
import { useEffect, useRef, useState } from 'react'
import { missionRecord } from '../../missions/mission-record.ts'
import { notificationRecord } from '../../notifications/notification-record.ts'
import { copiedAlready, type Held } from './copied-already.ts'
import { type CopyPart, isWritable, type WritableCopy } from './copy-plan.ts'

type Outcome =
  | { readonly state: 'copying' }
  /** `made` is the id of the copy, with its kind. */
  | { readonly state: 'done'; readonly made: string }
  | { readonly state: 'failed'; readonly error: ApiError }
/** `there`: the campaign held it before. */
export type CopyOutcome = Outcome | { readonly state: 'there' }

/**
 * Copies parts into a campaign, one after the other. What the campaign holds is read again first, so that a second start, in another
 * tab or on another day, makes no second copies.
 */
export function useCopying(campaignId: string, parts: readonly CopyPart[], shown: Held) {
  const refresh = useRefresh()
  const [keys] = useState(idempotencyKeys)
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map())
  const [failure, setFailure] = useState<ApiError>()
  const [isCopying, setCopying] = useState(false)
  const leaving = useRef<AbortController>(null)
  useEffect(() => () => leaving.current?.abort(), [])
  const tell = (id: string, outcome: Outcome) => setOutcomes((before) => new Map(before).set(id, outcome))

  const isDone = ({ id }: CopyPart) => outcomes.get(id)?.state === 'done'
  /** Those that the campaign held before this visit copied anything. */
  function thereIn({ missions, notifications }: Held): ReadonlySet<string> {
    const made = new Set([...outcomes.values()].flatMap((one) => (one.state === 'done' ? [one.made] : [])))
    const before = {
      missions: missions.filter(({ id }) => !made.has(`mission ${id}`)),
      notifications: notifications.filter(({ id }) => !made.has(`notification ${id}`)),
    }
    return copiedAlready(
      parts.filter((part) => !isDone(part)),
      before,
    )
  }
  const there = thereIn(shown)

  async function copyOne(part: CopyPart, signal: AbortSignal): Promise<void> {
    if (!isWritable(part)) return
    tell(part.id, { state: 'copying' })
    const idempotencyKey = keys.keyFor(part)
    try {
      const { id } = await retryWhenLimited(() => createCopy(campaignId, part, idempotencyKey), { signal })
      tell(part.id, { state: 'done', made: `${part.kind} ${id}` })
    } catch (error) {
      if (!isApiError(error)) throw error
      keys.failed(part, error)
      tell(part.id, { state: 'failed', error })
    }
  }

  async function held(): Promise<Held> {
    const input = { campaign_id: campaignId }
    const [missions, notifications] = await Promise.all([readAll(listTasks, input), readAll(listNotifications, input)])
    return { missions: missions.rows, notifications: notifications.rows }
  }

  async function copy(): Promise<void> {
    if (leaving.current) return
    const controller = new AbortController()
    const { signal } = controller
    leaving.current = controller
    setCopying(true)
    setFailure(undefined)
    try {
      const already = thereIn(await held())
      const left = parts.filter((part) => !isDone(part) && !already.has(part.id))
      for (const part of left) if (!signal.aborted) await copyOne(part, signal)
    } catch (error) {
      if (!isApiError(error)) throw error
      setFailure(error)
    } finally {
      leaving.current = null
      setCopying(false)
      refresh(['tasks', 'notifications', 'campaigns'])
    }
  }

  function outcomeOf(part: CopyPart): CopyOutcome | undefined {
    return !isDone(part) && there.has(part.id) ? { state: 'there' } : outcomes.get(part.id)
  }
  /** `failure`: what the campaign holds could not be read. */
  return { outcomeOf, hasBegun: outcomes.size > 0, isCopying, failure, copy }
}

/** Creates the copy, with the fields and values of the original that the console does not know. Throws `ApiError`. */
async function createCopy(campaign_id: string, part: WritableCopy, idempotencyKey: string): Promise<{ readonly id: string }> {
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
