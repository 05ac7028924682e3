import { draftsOwner } from '@console/session'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { merge } from '../conflict/merge.ts'
import { isDeepEqual, type Plain } from '../deep-equal.ts'
import type { Base } from '../use-record-form.ts'
import { type Draft, type DraftPlace, draftKey, offersOf, placeKey } from './draft.ts'
import { readDrafts, removeDrafts, tidyDrafts } from './draft-store.ts'

const NONE: readonly Draft[] = []

/**
 * Returns what earlier visits left unsaved in this form, the newest first, the function that changes it, and whether the person's
 * drafts are still being read. A draft whose work is in the record already is removed. `place` is null for a form that keeps no drafts;
 * `own` is what this visit has written. `onUnavailable` is called where the browser keeps nothing.
 */
export function useDraftOffers(
  place: DraftPlace | null,
  own: RefObject<Draft | undefined>,
  schemaVersion: number,
  base: RefObject<Base>,
  onUnavailable: () => void,
) {
  const [offers, setOffers] = useState(NONE)
  const [isReading, setReading] = useState(() => place !== null && draftsOwner() === place.user)
  const unavailable = useRef(onUnavailable)
  unavailable.current = onUnavailable

  const key = place && placeKey(place)
  const user = place?.user
  useEffect(() => {
    if (key === null || user === undefined) return
    let isMounted = true
    tidyDrafts(user)
      .then(readDrafts)
      .then((stored) => {
        if (!isMounted) return
        const ownKey = own.current && draftKey(own.current)
        const found = offersOf(stored, key, schemaVersion, Date.now()).filter((draft) => draftKey(draft) !== ownKey)
        const saved = found.filter((draft) => isSaved(draft, base.current.values))
        setOffers(found.filter((draft) => !saved.includes(draft)))
        setReading(false)
        if (saved.length > 0) return removeDrafts(saved)
      })
      .catch(() => {
        if (!isMounted) return
        unavailable.current()
        setReading(false)
      })
    return () => {
      isMounted = false
    }
  }, [key, user, own, schemaVersion, base])

  return { offers, setOffers, isReading }
}

function isSaved(draft: Draft, record: Plain): boolean {
  const { values, contested } = merge(draft.base, draft.values, record)
  return contested.length === 0 && Object.entries(values).every(([name, value]) => isDeepEqual(value, record[name]))
}
