import { unsavedStore } from '@console/session'
import { ask } from './session-question.ts'

/**
 * Whether the person leaves this document for another publisher or language; asked first if work in it is not saved.
 * What the next document depends on is written only afterwards, so that staying changes nothing.
 */
export async function mayLeave(): Promise<boolean> {
  if (unsavedStore.getState().forms === 0) return true
  const isMeant = await ask('leave')
  if (isMeant) unsavedStore.setState({ onLeaving: 'keep' })
  return isMeant
}
