import { unsavedStore, useOptionalProfile, useOptionalPublisher } from '@console/session'
import { useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { IdempotencyKeys } from '../idempotency.ts'
import { isSame, type Plain } from '../same.ts'
import type { FormRecord, RecordForm } from '../use-record-form.ts'
import { type Draft, draftKey } from './draft.ts'
import { useDraftPage } from './draft-page.ts'
import { removeDraft, writeDraft } from './draft-store.ts'
import { useAutosave } from './use-autosave.ts'
import { type DraftPlace, useOffers } from './use-offers.ts'
import { hasSecrets, withoutSecrets } from './without-secrets.ts'

export interface Drafts {
  /** Work of an earlier visit that was not saved. */
  readonly offer: Draft | undefined
  /** The form keeps drafts. */
  readonly isOn: boolean
  /** But this browser does not let it. */
  readonly isUnavailable: boolean
  /** When the browser was given what is typed now, in milliseconds since 1970; undefined while it was not. */
  readonly keptAt: number | undefined
  /** What is typed is in the browser when the page is left. */
  readonly isKeeping: boolean
  /** The offer is not wanted; returns whether an earlier one follows. */
  readonly discard: () => boolean
  /** The offer is on the page now. */
  readonly accept: () => void
  /** Writes what is typed now. */
  readonly keep: () => void
  /** What was typed is saved: its draft goes. */
  readonly forget: () => void
}

/** Keeps what is typed in the browser: a second after the last change, when the page is hidden and when the form goes. */
export function useDrafts<Values extends FieldValues>(form: RecordForm<Values>, keys: IdempotencyKeys): Drafts {
  const place = usePlace(form.about)
  const key = place ? draftKey(place) : null
  const page = useDraftPage()
  const [isUnavailable, setUnavailable] = useState(false)
  const schemaVersion = form.about?.schemaVersion ?? 1
  const offers = useOffers(place, schemaVersion, form.base, () => setUnavailable(true))
  const cancelAutosave = useAutosave(form, key, write)
  const [keptAt, setKeptAt] = useState<number>()
  const changes = useRef(0)
  const { subscribe } = form

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: () => {
          changes.current += 1
          setKeptAt(undefined)
        },
      }),
    [subscribe],
  )

  function write(): void {
    if (!place || offers.all.current === null || unsavedStore.getState().onLeaving === 'drop') return
    const work = workOn(form, keys)
    const [earlier] = offers.all.current
    if (work === undefined) {
      // Nothing is typed any more; what is on offer stays as it is.
      void (earlier ? writeDraft(earlier) : removeDraft(draftKey(place))).catch(() => {})
      return
    }
    const at = Date.now()
    const change = changes.current
    writeDraft({ ...place, ...page(nameTyped(form)), ...work, schema: schemaVersion, at, earlier }).then(
      () => {
        setUnavailable(false)
        if (change === changes.current) setKeptAt(at)
      },
      () => setUnavailable(true),
    )
  }

  function keep(): void {
    cancelAutosave()
    write()
  }

  function forget(): void {
    cancelAutosave()
    offers.replace([])
    if (key) void removeDraft(key).catch(() => {})
  }

  function discard(): boolean {
    const earlier = offers.all.current?.slice(1) ?? []
    offers.replace(earlier)
    keep()
    return earlier.length > 0
  }

  function accept(): void {
    offers.replace([])
    keep()
  }

  const isOn = key !== null
  return { offer: offers.newest, isOn, isUnavailable, isKeeping: isOn && !isUnavailable, keptAt, discard, accept, keep, forget }
}

/** What the person has named the record so far. */
function nameTyped<Values extends FieldValues>({ about, getValues }: RecordForm<Values>): string | undefined {
  return about?.nameOf?.(getValues())?.trim() || undefined
}

/** The publisher is the one that the form began with: the work belongs there. */
export function usePlace(about: Pick<FormRecord<never>, 'form' | 'id'> | undefined): DraftPlace {
  const user = useOptionalProfile()?.id
  const publisherNow = useOptionalPublisher()?.id ?? ''
  const [publisher] = useState(publisherNow)
  return about && user !== undefined ? { user, publisher, form: about.form, id: about.id ?? '' } : null
}

/** What the person has typed upon the record, without secrets; undefined where that is nothing. */
function workOn<Values extends FieldValues>({ schema, base, about, getValues }: RecordForm<Values>, keys: IdempotencyKeys) {
  const typed = getValues()
  if (about?.isBegun?.(typed) === false) return undefined
  const values: Plain = withoutSecrets(schema, typed)
  const began: Plain = withoutSecrets(schema, base.current.values as Values)
  if (isSame(values, began)) return undefined
  return { version: base.current.version, base: began, values, sentAs: hasSecrets(schema) ? undefined : keys.sentAs(typed) }
}
