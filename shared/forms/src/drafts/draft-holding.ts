import { type Draft, draftKey } from './draft.ts'

const lockOf = (draft: Draft) => `console-draft ${draftKey(draft)}`

/** Says to other tabs that this one goes on with the draft, until the returned function is called or the tab is gone. */
export function holdDraft(draft: Draft): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  // Not available outside secure contexts: there no tab knows of another.
  navigator.locks?.request(lockOf(draft), () => promise).catch(() => {})
  return resolve
}

export async function isHeld(draft: Draft): Promise<boolean> {
  const locks = await navigator.locks?.query().catch(() => undefined)
  return locks?.held?.some(({ name }) => name === lockOf(draft)) ?? false
}
