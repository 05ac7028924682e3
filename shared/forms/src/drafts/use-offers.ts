import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { merge } from '../conflict/merge.ts'
import { isSame, type Plain } from '../same.ts'
import type { Base } from '../use-record-form.ts'
import { type Draft, draftKey, offersOf } from './draft.ts'
import { readDraft, removeDraft, tidyDrafts } from './draft-store.ts'

export interface Offers {
  /** The drafts of earlier visits, the newest first; null until the browser was asked, so that none is written over. */
  readonly all: RefObject<readonly Draft[] | null>
  /** The one that is offered now. */
  readonly newest: Draft | undefined
  readonly replace: (drafts: readonly Draft[]) => void
}

/** What the form's drafts are stored under; null for a form that keeps no drafts. */
export type DraftPlace = Pick<Draft, 'user' | 'publisher' | 'form' | 'id'> | null

/**
 * What earlier visits left unsaved in this form. A draft whose work the record says already is let go of. `onUnavailable` is
 * called where the browser keeps nothing.
 */
export function useOffers(place: DraftPlace, schemaVersion: number, base: RefObject<Base>, onUnavailable: () => void): Offers {
  const all = useRef<readonly Draft[] | null>(null)
  const [newest, setNewest] = useState<Draft>()
  const unavailable = useRef(onUnavailable)
  unavailable.current = onUnavailable

  const replace = useCallback((drafts: readonly Draft[]): void => {
    all.current = drafts
    setNewest(drafts[0])
  }, [])

  const key = place ? draftKey(place) : null
  const user = place?.user
  useEffect(() => {
    if (key === null || user === undefined) return
    let isMounted = true
    tidyDrafts(user)
      .then(() => readDraft(key))
      .then((stored) => {
        if (!isMounted) return
        const found = offersOf(stored, schemaVersion, Date.now())
        const unsaved = found.filter((draft) => !isSaved(draft, base.current.values))
        replace(unsaved)
        if (found.length > 0 && unsaved.length === 0) return removeDraft(key)
      })
      .catch(() => {
        all.current = []
        if (isMounted) unavailable.current()
      })
    return () => {
      isMounted = false
    }
  }, [key, user, schemaVersion, base, replace])

  return { all, newest, replace }
}

/** Whether the record already says what the draft would say: its work was saved after all. */
function isSaved(draft: Draft, record: Plain): boolean {
  const { values, contested } = merge(draft.base, draft.values, record)
  return contested.length === 0 && Object.entries(values).every(([name, value]) => isSame(value, record[name]))
}
