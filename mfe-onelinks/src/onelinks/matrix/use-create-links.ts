import { type ApiError, call, isApiError, isRefusal, useRefresh } from '@console/api'
import { createOnelink, type OnelinkWrite } from '@console/contract'
import { useState } from 'react'
import { randomCustomId } from '../form/free-custom-id.ts'
import { type BatchLink, batchOf, updateLink } from './link-batch.ts'

const AT_ONCE = 4

export const newLink = (body: OnelinkWrite): BatchLink => ({ body, idempotencyKey: crypto.randomUUID() })

/** Each by itself: what failed stays and is made alone on the next try. */
export function useCreateLinks(id: string) {
  const refresh = useRefresh()
  const [rows, setRows] = useState(() => batchOf(id))
  const [isCreating, setCreating] = useState(false)

  async function make(): Promise<void> {
    setCreating(true)
    const left = rows.map((row, index) => ({ row, index })).filter(({ row }) => !row.made)
    const put = (index: number, row: BatchLink) => setRows(updateLink(id, index, row))
    async function work(): Promise<void> {
      for (let next = left.shift(); next; next = left.shift()) put(next.index, await madeOf(next.row))
    }
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, work))
    } finally {
      refresh(['onelinks'])
      setCreating(false)
    }
  }

  return { rows, make, isCreating }
}

async function madeOf(row: BatchLink): Promise<BatchLink> {
  const { body, idempotencyKey } = row
  try {
    return { body, idempotencyKey, made: await call(createOnelink, {}, { body, idempotencyKey }) }
  } catch (error) {
    if (!isApiError(error)) throw error
    return { ...again(row, error), refused: error.code }
  }
}

/** Next try: a new request after a refusal, and another ID for one that is taken, since it was random. */
function again(row: BatchLink, error: ApiError): BatchLink {
  if (error.code === 'custom_id_taken') return newLink({ ...row.body, custom_id: randomCustomId() })
  return isRefusal(error) ? newLink(row.body) : row
}
