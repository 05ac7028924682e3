import { useCall } from '@console/api'
import { CustomId, checkOnelink, type Onelink, tidy } from '@console/contract'
import { useSettled } from '@console/ui'
import * as v from 'valibot'

/** Undefined while there is nothing to ask. A response for another ID than the typed one never counts. */
export function useTaken(typed: string, onelink: Onelink | undefined): 'checking' | 'free' | 'taken' | 'unchecked' | undefined {
  const custom_id = tidy(typed)
  const settled = useSettled(custom_id)
  const isAsked = v.is(CustomId, custom_id) && custom_id !== onelink?.custom_id
  const input = { custom_id, ...(onelink ? { except_id: onelink.id } : {}) }
  const { data, error } = useCall(checkOnelink, isAsked && settled === custom_id ? input : null)
  if (!isAsked) return undefined
  if (data) return data.exists ? 'taken' : 'free'
  return error ? 'unchecked' : 'checking'
}
