import type { OverrideRefusal } from '@console/module'
import { askHost } from '../session/ask-host.ts'
import { mayLeave } from '../session/may-leave.ts'

/**
 * Takes a module from another origin and reloads the page, once the person lets unsaved work go. Returns why the host refused,
 * `failed` if it could not be asked, and nothing if the page is reloaded or stays as it is.
 */
export async function setOverride(id: string, origin: string): Promise<OverrideRefusal | 'failed' | undefined> {
  if (!(await mayLeave())) return undefined
  const answer = await askHost(`/overrides/${id}`, 'PUT', { origin })
  if (answer?.status === 422) return answer.json()
  return reloaded(answer)
}

/** Goes back to the released module, or to all of them, in the same way. */
export async function removeOverride(id?: string): Promise<'failed' | undefined> {
  if (!(await mayLeave())) return undefined
  return reloaded(await askHost(id === undefined ? '/overrides' : `/overrides/${id}`, 'DELETE'))
}

function reloaded(answer: Response | undefined): 'failed' | undefined {
  if (!answer?.ok) return 'failed'
  // Without the hash, by which a link opens the panel.
  if (location.hash) location.replace(location.pathname + location.search)
  else location.reload()
  return undefined
}
