import { type ApiError, useSend } from '@console/api'
import { createNotification, createTask } from '@console/contract'
import { useRef, useState } from 'react'
import type { CopyPart } from './copy-plan.ts'

export type CopyOutcome = { readonly state: 'copying' | 'done' } | { readonly state: 'failed'; readonly error: ApiError }

/**
 * Copies parts into a campaign, one after the other, and tells how each of them went. The key of each call follows from the
 * campaign and the part: whoever begins again, also after the page was closed, gets no second copy of what is there.
 */
export function useCopying(campaignId: string) {
  const send = useSend()
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, CopyOutcome>>(new Map())
  const [isCopying, setCopying] = useState(false)
  const isBusy = useRef(false)
  const tell = (id: string, outcome: CopyOutcome) => setOutcomes((before) => new Map(before).set(id, outcome))

  async function copyOne(part: CopyPart): Promise<void> {
    if (!('body' in part)) return
    const input = { campaign_id: campaignId }
    const idempotencyKey = `copy ${part.id} to ${campaignId}`
    tell(part.id, { state: 'copying' })
    try {
      if (part.kind === 'mission') await send(createTask, input, { body: part.body, idempotencyKey })
      else await send(createNotification, input, { body: part.body, idempotencyKey })
      tell(part.id, { state: 'done' })
    } catch (error) {
      tell(part.id, settled(error as ApiError))
    }
  }

  async function copy(parts: readonly CopyPart[]): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setCopying(true)
    for (const part of parts) if (outcomes.get(part.id)?.state !== 'done') await copyOne(part)
    isBusy.current = false
    setCopying(false)
  }

  return { outcomes, isCopying, copy }
}

/** The key was used with other values: the part was copied before its original was changed. */
const settled = (error: ApiError): CopyOutcome => (error.code === 'idempotency_key_reused' ? { state: 'done' } : { state: 'failed', error })
