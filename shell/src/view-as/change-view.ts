import { goToDocument } from '@console/session'
import { askHost } from '../session/ask-host.ts'
import { mayLeave } from '../session/may-leave.ts'
import { postViewOf } from './view-channel.ts'

/**
 * Shows the console of a publisher as the holders of a role see it, from its first page on, once the person lets unsaved work go.
 * Returns the code of the problem if that failed, and nothing if the page goes on or stays as it is.
 */
export async function startView(publisherId: string, roleId: string): Promise<string | undefined> {
  if (!(await mayLeave())) return undefined
  const response = await askHost(`/view-as/${encodeURIComponent(publisherId)}/${encodeURIComponent(roleId)}`, 'PUT')
  if (!response?.ok) return codeOf(response)
  postViewOf(publisherId)
  goToDocument('/')
  return undefined
}

/** Ends the view of a publisher and opens a page. Returns `failed` if the host could not be asked, and nothing if the page goes on or stays as it is. */
export async function endView(publisherId: string, path: string): Promise<'failed' | undefined> {
  if (!(await mayLeave())) return undefined
  const response = await askHost('/view-as', 'DELETE')
  if (!response?.ok) return 'failed'
  postViewOf(publisherId)
  goToDocument(path)
  return undefined
}

async function codeOf(response: Response | undefined): Promise<string> {
  const problem: { readonly code?: unknown } = (await response?.json().catch(() => null)) ?? {}
  return typeof problem.code === 'string' ? problem.code : response ? 'internal' : 'offline'
}
