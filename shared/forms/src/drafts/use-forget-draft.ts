import { draftsOwner } from '@console/session'
import { useEffect } from 'react'
import type { FormRecord } from '../use-record-form.ts'
import { placeKey } from './draft.ts'
import { removeDraftsAt } from './draft-store.ts'
import { usePlace } from './use-drafts.ts'

/** Removes the person's drafts of a form that can never be opened again; none while `about` is undefined. */
export function useForgetDraft(about: Pick<FormRecord<never>, 'form' | 'id'> | undefined): void {
  const place = usePlace(about)
  const key = place && draftsOwner() === place.user ? placeKey(place) : null
  useEffect(() => {
    // A browser that keeps nothing has no draft.
    if (key !== null) void removeDraftsAt(key).catch(() => {})
  }, [key])
}
