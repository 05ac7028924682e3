import type { OverrideRefusal } from '@console/module'
import { askHost } from '../session/ask-host.ts'
import { mayLeave } from '../session/may-leave.ts'

/**
 * Takes a module from another origin and reloads the page, once the person lets unsaved work go. Returns why the host refused,
 * `failed` if it could not be asked, and nothing if the page is reloaded or stays as it is.
 */
export async function setOverride(id: string, origin: string): Promise<OverrideRefusal | 'failed' | undefined> {
  if (!(await mayLeave())) return undefined
  const response = await askHost(`/overrides/${id}`, 'PUT', { origin })
  if (response?.status === 422) return response.json()
  return reloaded(response)
}

/** Goes back to the released module, or to all of them, in the same way. */
export async function removeOverride(id?: string): Promise<'failed' | undefined> {
  if (!(await mayLeave())) return undefined
  return reloaded(await askHost(id === undefined ? '/overrides' : `/overrides/${id}`, 'DELETE'))
}

function reloaded(response: Response | undefined): 'failed' | undefined {
  if (!response?.ok) return 'failed'
  // Without the hash, by which a link opens the panel.
  if (location.hash) location.replace(location.pathname + location.search)
  else location.reload()
  return undefined
}
