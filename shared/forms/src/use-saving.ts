import { type ApiError, type Failure, isApiError } from '@console/api'
import { publisherStore, sessionStore } from '@console/session'
import { type RefObject, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { changedFields, isSame } from './conflict/merge.ts'
import { type MergePurpose, useMerging } from './conflict/use-merging.ts'
import type { Draft } from './drafts/draft.ts'
import { useDrafts } from './drafts/use-drafts.ts'
import { idempotencyKeys } from './idempotency.ts'
import { type Base, type RecordForm, rebase, showServerErrors } from './use-record-form.ts'

/** What the values were sent with, for the call that sends them. */
export interface Sending {
  /** The version the change is based on; undefined where the API has none. */
  readonly version?: number
  /** The same on every retry of the same values, also after a reload. */
  readonly idempotencyKey: string
}

export type OnSubmit<Values> = (values: Values, sending: Sending) => Promise<void>

interface Notices {
  /** A draft stands on the page again, in which these fields were changed. */
  readonly onRestored: (fields: ReadonlySet<string>) => void
  /** Fields that came in from somebody else. */
  readonly onAdopted: (fields: readonly string[], purpose: MergePurpose) => void
}

/** Sends a form so that nothing is lost: once, under the same key, merged with what others changed, kept as a draft until saved. */
export function useSaving<Values extends FieldValues>(
  form: RecordForm<Values>,
  onSubmit: OnSubmit<Values>,
  { onRestored, onAdopted }: Notices,
) {
  const [keys] = useState(idempotencyKeys)
  const drafts = useDrafts(form, keys)
  const [failure, setFailure] = useState<Failure>()
  const { conflict, mergeIn } = useMerging(form, onAdopted)
  const publisherId = useRef(publisherStore.getState().publisher?.id)
  /** The values that were sent last and not refused: leaving with them is not leaving work behind. */
  const sent: RefObject<Values | undefined> = useRef(undefined)
  const isBusy = useRef(false)

  async function submit(): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    try {
      // A save that met somebody else's change is sent again once both are merged, checked like any other.
      let isMerged = true
      while (isMerged) {
        isMerged = false
        await form.handleSubmit(async (values) => {
          isMerged = await send(values)
        })()
      }
    } finally {
      isBusy.current = false
    }
  }

  /** Returns whether the values have to be sent once more, since somebody else's changes were merged in. */
  async function send(values: Values): Promise<boolean> {
    setFailure(undefined)
    const base = form.base.current
    try {
      if (publisherStore.getState().publisher?.id !== publisherId.current) return fail({ code: 'request_refused', status: 403 })
      const now = await unseenChange(form)
      if (now) return mergeForSave(base, values, now)
      const idempotencyKey = keys.keyFor(values)
      drafts.keep()
      sent.current = values
      await onSubmit(values, { idempotencyKey, ...(base.version === undefined ? {} : { version: base.version }) })
      settleSaved({ ...base, values })
      return false
    } catch (error) {
      sent.current = undefined
      if (!isApiError(error)) throw error
      const now = isApiError(error, 'version_mismatch') ? await loadBase(form).catch(() => undefined) : undefined
      if (now && now.version !== base.version) return mergeForSave(base, values, now)
      return refused(error)
    }
  }

  function mergeForSave(base: Base, values: Values, theirs: Base): boolean {
    return mergeIn({ from: base.values, mine: values, theirs, purpose: 'save', onChosen: () => void submit() })
  }

  /** What was typed while the save was under way is not in it, and stays. */
  function settleSaved(saved: Base): void {
    const typed = form.getValues()
    rebase(form, saved, typed)
    if (isSame(typed, saved.values)) drafts.forget()
    else drafts.keep()
  }

  function refused(error: ApiError): false {
    if (isSessionEnd(error)) return false
    const elsewhere = showServerErrors(form, error.fields)
    return error.fields.length === 0 || elsewhere.length > 0 ? fail(error) : false
  }

  function fail({ code, status, requestId, retryAfter }: Failure): false {
    setFailure({ code, status, requestId, retryAfter })
    return false
  }

  function restore({ base, values, sentAs }: Draft): void {
    if (sentAs !== undefined) keys.resume({ ...form.getValues(), ...values }, sentAs)
    const settle = () => {
      drafts.accept()
      onRestored(changedFields(base, values))
    }
    if (mergeIn({ from: base, mine: values, theirs: form.base.current, purpose: 'restore', onChosen: settle })) settle()
  }

  const isLeaving = () => sent.current !== undefined && isSame(form.getValues(), sent.current)
  return { submit, failure, conflict, drafts, restore, isLeaving }
}

/** Whoever is signed in no longer is: the shell asks to sign in again over the page, and nothing more is to be said of it here. */
function isSessionEnd({ status, code }: ApiError): boolean {
  return status === 401 && code !== 'invalid_answer' && sessionStore.getState().state === 'signed-in'
}

/** Where the API has no versions: the record as it is now, if it is not what the form began with. */
async function unseenChange<Values extends FieldValues>(form: RecordForm<Values>): Promise<Base | undefined> {
  const { id, load } = form.about ?? {}
  if (id === undefined || !load || form.base.current.version !== undefined) return undefined
  const now = await loadBase(form)
  return now && !isSame(now.values, form.base.current.values) ? now : undefined
}

async function loadBase<Values extends FieldValues>(form: RecordForm<Values>): Promise<Base | undefined> {
  const { load, toValues } = form.about ?? {}
  if (!load || !toValues) return undefined
  const loaded = await load()
  return { values: toValues(loaded), version: loaded.version }
}
