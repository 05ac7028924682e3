import { unsavedStore, useOptionalProfile, useOptionalPublisher } from '@console/session'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { isSame, merge, type Plain } from '../conflict/merge.ts'
import type { IdempotencyKeys } from '../idempotency.ts'
import type { RecordForm } from '../use-record-form.ts'
import { type Draft, draftKey, offersOf } from './draft.ts'
import { useDraftPage } from './draft-page.ts'
import { readDraft, removeDraft, tidyDrafts, writeDraft } from './draft-store.ts'
import { hasSecrets, withoutSecrets } from './without-secrets.ts'

const PAUSE_MS = 1000

export interface Drafts {
  /** Work of an earlier visit that was not saved. */
  readonly offer: Draft | undefined
  /** The form keeps drafts, but this browser does not let it. */
  readonly areOff: boolean
  readonly areKept: boolean
  /** The offer is not wanted; an earlier one may follow. */
  readonly discard: () => void
  /** The offer stands on the page now. */
  readonly taken: () => void
  /** Writes what is typed now. */
  readonly keep: () => void
  /** What was typed is saved: its draft goes. */
  readonly forget: () => void
}

/**
 * Keeps what is typed in the browser: a second after the last change, when the page is hidden and when the form goes.
 */
export function useDrafts<Values extends FieldValues>(form: RecordForm<Values>, keys: IdempotencyKeys): Drafts {
  const user = useOptionalProfile()?.id
  const publisherNow = useOptionalPublisher()?.id ?? ''
  const [publisher] = useState(publisherNow)
  const page = useDraftPage()
  const { about, schema, base } = form
  const place = about && user !== undefined ? { user, publisher, form: about.form, id: about.id ?? '' } : null
  const key = place ? draftKey(place) : null
  const meaning = about?.schemaVersion ?? 1
  /** Null until the browser was asked: nothing is written over what it may hold. */
  const offers = useRef<readonly Draft[] | null>(null)
  const [offer, setOffer] = useState<Draft>()
  const [areOff, setOff] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const offerOnly = useCallback((drafts: readonly Draft[]): void => {
    offers.current = drafts
    setOffer(drafts[0])
  }, [])

  function keep(): void {
    clearTimeout(timer.current)
    timer.current = undefined
    if (!place || offers.current === null || unsavedStore.getState().onLeaving === 'drop') return
    const typed = form.getValues()
    const values: Plain = withoutSecrets(schema, typed)
    const began: Plain = withoutSecrets(schema, base.current.values as Values)
    const earlier = offers.current[0]
    if (isSame(values, began)) {
      // Nothing is typed any more; what is on offer stays as it is.
      void (earlier ? writeDraft(earlier) : removeDraft(draftKey(place))).catch(() => {})
      return
    }
    const sentAs = hasSecrets(schema) ? undefined : keys.sentAs(typed)
    const now = { version: base.current.version, base: began, values, schema: meaning, at: Date.now() }
    const draft: Draft = { ...place, ...page(), ...now, sentAs, earlier }
    writeDraft(draft).then(
      () => setOff(false),
      () => setOff(true),
    )
  }

  function forget(): void {
    clearTimeout(timer.current)
    timer.current = undefined
    offerOnly([])
    if (key) void removeDraft(key).catch(() => {})
  }

  function discard(): void {
    offerOnly(offers.current?.slice(1) ?? [])
    keep()
  }

  function taken(): void {
    offerOnly([])
    keep()
  }

  const latest = useRef(keep)
  useEffect(() => {
    latest.current = keep
  })

  useEffect(() => {
    if (!key || user === undefined) return
    let isGone = false
    tidyDrafts(user)
      .then(() => readDraft(key))
      .then((stored) => {
        if (isGone) return
        const found = offersOf(stored, meaning, Date.now())
        const left = found.filter((draft) => !isIn(draft, base.current.values))
        offerOnly(left)
        if (found.length > 0 && left.length === 0) return removeDraft(key)
      })
      .catch(() => {
        offers.current = []
        if (!isGone) setOff(true)
      })
    return () => {
      isGone = true
    }
  }, [key, user, meaning, base, offerOnly])

  useEffect(() => {
    if (!key) return
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current)
        timer.current = setTimeout(() => latest.current(), PAUSE_MS)
      },
    })
    const flush = () => {
      if (timer.current !== undefined) latest.current()
    }
    const onHide = () => {
      if (document.visibilityState === 'hidden') flush()
    }
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('pagehide', flush)
    return () => {
      unsubscribe()
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [key, form.subscribe])

  return { offer, areOff, areKept: key !== null && !areOff, discard, taken, keep, forget }
}

/** Whether the record already says what the draft would say: its work was saved after all. */
function isIn(draft: Draft, record: Plain): boolean {
  const { values, contested } = merge(draft.base, draft.values, record)
  return contested.length === 0 && Object.entries(values).every(([name, value]) => isSame(value, record[name]))
}
