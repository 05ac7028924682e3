import type { OverrideRefusal } from '@console/module'
import { mayLeave } from '../session/may-leave.ts'

const HEADERS = { 'Content-Type': 'application/json', 'X-Console': '1' }

/**
 * Takes a module from another origin and reloads the page, once the person lets unsaved work go. Returns why the host refused,
 * `failed` if it could not be asked, and nothing if the page is reloaded or stays as it is.
 */
export async function setOverride(id: string, origin: string): Promise<OverrideRefusal | 'failed' | undefined> {
  if (!(await mayLeave())) return undefined
  const answer = await ask(`/overrides/${id}`, { method: 'PUT', body: JSON.stringify({ origin }) })
  if (answer?.status === 422) return answer.json()
  return reloaded(answer)
}

/** Goes back to the released module, or to all of them, in the same way. */
export async function removeOverride(id?: string): Promise<'failed' | undefined> {
  if (!(await mayLeave())) return undefined
  return reloaded(await ask(id === undefined ? '/overrides' : `/overrides/${id}`, { method: 'DELETE' }))
}

function ask(address: string, request: RequestInit): Promise<Response | undefined> {
  return fetch(address, { ...request, headers: HEADERS }).catch(() => undefined)
}

function reloaded(answer: Response | undefined): 'failed' | undefined {
  if (!answer?.ok) return 'failed'
  location.reload()
  return undefined
}
