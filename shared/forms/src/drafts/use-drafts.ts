import { unsavedStore, useOptionalProfile, useOptionalPublisher } from '@console/session'
import { useEffect, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { isDeepEqual, type Plain } from '../deep-equal.ts'
import type { IdempotencyKeys } from '../idempotency.ts'
import type { FormRecord, RecordForm } from '../use-record-form.ts'
import { type Draft, type DraftPlace, placeKey } from './draft.ts'
import { holdDraft, isHeld } from './draft-holding.ts'
import { useDraftPage } from './draft-page.ts'
import { removeDrafts, writeDraft } from './draft-store.ts'
import { useAutosave } from './use-autosave.ts'
import { useDraftOffers } from './use-draft-offers.ts'
import { hasSecrets, withoutSecrets } from './without-secrets.ts'

export interface Drafts {
  /** Work of earlier visits that was not saved, the newest first. */
  readonly offers: readonly Draft[]
  readonly isReading: boolean
  readonly isOn: boolean
  /** This browser stores none. */
  readonly isUnavailable: boolean
  /** When the browser was given what is typed now, in milliseconds since 1970; undefined while it was not. */
  readonly keptAt: number | undefined
  readonly isKeeping: boolean
  /** Whether anything typed can be in a draft: secrets cannot. */
  readonly hasWork: () => boolean
  readonly discard: (offer: Draft) => void
  /** The offer is on the page now, and the form goes on with a copy; what was kept of the page before is offered in its place. */
  readonly accept: (offer: Draft) => void
  readonly keep: () => void
  /** What was typed is saved: its draft goes. Offers stay. */
  readonly forget: () => void
}

/**
 * Keeps what is typed in the browser: a second after the last change, when the page is hidden and when the form goes. Each visit has a
 * draft of its own, so that what is on offer stays until the person restores or discards it.
 */
export function useDrafts<Values extends FieldValues>(form: RecordForm<Values>, keys: IdempotencyKeys): Drafts {
  const place = usePlace(form.about)
  const page = useDraftPage()
  const [isUnavailable, setUnavailable] = useState(false)
  const schemaVersion = form.about?.schemaVersion ?? 1
  /** The draft of this visit; `release` gives it to other tabs. */
  const own = useRef<Draft>(undefined)
  const release = useRef(() => {})
  const { offers, setOffers, isReading } = useDraftOffers(place, own, schemaVersion, form.base, () => setUnavailable(true))
  const cancelAutosave = useAutosave(form, place && placeKey(place), () => void write())
  const [keptAt, setKeptAt] = useState<number>()
  const changes = useRef(0)
  const { subscribe } = form

  // After what waits is written, which the cleanup of the autosave does.
  useEffect(() => () => release.current(), [])

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

  /** `begun` names another draft than the one kept so far. Returns whether what is typed is in the browser. */
  async function write(begun = own.current?.begun): Promise<boolean> {
    if (!place || unsavedStore.getState().onLeaving === 'drop') return false
    const work = workOn(form, keys)
    if (work === undefined) {
      remove()
      return true
    }
    const at = Date.now()
    const change = changes.current
    const draft = { ...place, begun: begun ?? at, ...page(nameTyped(form)), ...work, schema: schemaVersion, at }
    goOnWith(draft)
    try {
      await writeDraft(draft)
    } catch {
      setUnavailable(true)
      return false
    }
    setUnavailable(false)
    if (change === changes.current) setKeptAt(at)
    return true
  }

  function goOnWith(draft: Draft | undefined): void {
    if (draft?.begun !== own.current?.begun) {
      release.current()
      release.current = draft ? holdDraft(draft) : () => {}
    }
    own.current = draft
  }

  function remove(): void {
    // Where the browser keeps nothing, there is nothing to remove.
    if (own.current) void removeDrafts([own.current]).catch(() => {})
    goOnWith(undefined)
  }

  function keep(): void {
    cancelAutosave()
    void write()
  }

  function forget(): void {
    cancelAutosave()
    remove()
  }

  function discard(offer: Draft): void {
    setOffers(offers.filter((one) => one !== offer))
    void removeOffered(offer)
  }

  function accept(offer: Draft): void {
    const setAside = own.current
    setOffers([...(setAside ? [setAside] : []), ...offers.filter((one) => one !== offer)])
    cancelAutosave()
    goOnWith(undefined)
    // A draft of its own, since another tab may go on with the offered one.
    void write(Math.max(Date.now(), (setAside?.begun ?? 0) + 1)).then((isWritten) => (isWritten ? removeOffered(offer) : undefined))
  }

  const isOn = place !== null
  const hasWork = () => workOn(form, keys) !== undefined
  return { offers, isReading, isOn, isUnavailable, isKeeping: isOn && !isUnavailable, hasWork, keptAt, discard, accept, keep, forget }
}

/** Removes a restored or discarded draft, unless a tab goes on with it: that tab owns it. */
async function removeOffered(offer: Draft): Promise<void> {
  // Where the browser keeps nothing, there is nothing to remove.
  if (!(await isHeld(offer))) await removeDrafts([offer]).catch(() => {})
}

function nameTyped<Values extends FieldValues>({ about, getValues }: RecordForm<Values>): string | undefined {
  return about?.nameOf?.(getValues())?.trim() || undefined
}

/** The publisher is the one that the form began with: the work belongs there. */
export function usePlace(about: Pick<FormRecord<never>, 'form' | 'id'> | undefined): DraftPlace | null {
  const user = useOptionalProfile()?.id
  const publisherNow = useOptionalPublisher()?.id ?? ''
  const [publisher] = useState(publisherNow)
  return about && user !== undefined ? { user, publisher, form: about.form, id: about.id ?? '' } : null
}

/** What the person has typed over the record, without secrets; undefined for nothing. */
function workOn<Values extends FieldValues>({ schema, base, about, getValues }: RecordForm<Values>, keys: IdempotencyKeys) {
  const typed = getValues()
  if (about?.isBegun?.(typed) === false) return undefined
  const values: Plain = withoutSecrets(schema, typed)
  const began: Plain = withoutSecrets(schema, base.current.values as Values)
  if (isDeepEqual(values, began)) return undefined
  return { version: base.current.version, base: began, values, sentAs: hasSecrets(schema) ? undefined : keys.sentAs(typed) }
}
