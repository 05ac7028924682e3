import { type ApiError, call, isApiError, isRefusal, useRefresh } from '@console/api'
import { createOnelink, type OnelinkWrite } from '@console/contract'
import { useState } from 'react'
import { randomCustomId } from '../form/free-custom-id.ts'
import { keepLink, linksOf, type Making } from './kept-links.ts'

const AT_ONCE = 4

export const toMake = (body: OnelinkWrite): Making => ({ body, idempotencyKey: crypto.randomUUID() })

/** Each by itself: what failed stays and is made alone on the next try. */
export function useMaking(id: string) {
  const refresh = useRefresh()
  const [rows, setRows] = useState(() => linksOf(id))
  const [isMaking, setMaking] = useState(false)

  async function make(): Promise<void> {
    setMaking(true)
    const left = rows.map((row, index) => ({ row, index })).filter(({ row }) => !row.made)
    const put = (index: number, row: Making) => setRows(keepLink(id, index, row))
    async function work(): Promise<void> {
      for (let next = left.shift(); next; next = left.shift()) put(next.index, await madeOf(next.row))
    }
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, work))
    } finally {
      refresh(['onelinks'])
      setMaking(false)
    }
  }

  return { rows, make, isMaking }
}

async function madeOf(row: Making): Promise<Making> {
  const { body, idempotencyKey } = row
  try {
    return { body, idempotencyKey, made: await call(createOnelink, {}, { body, idempotencyKey }) }
  } catch (error) {
    if (!isApiError(error)) throw error
    return { ...again(row, error), refused: error.code }
  }
}

/** Next try: a new request after a refusal, and another ID for one that is taken, since it was random. */
function again(row: Making, error: ApiError): Making {
  if (error.code === 'custom_id_taken') return toMake({ ...row.body, custom_id: randomCustomId() })
  return isRefusal(error) ? toMake(row.body) : row
}
