import { type ApiError, type Failure, isApiError } from '@console/api'
import { publisherStore, sessionStore } from '@console/session'
import { type RefObject, useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Merge } from './conflict/use-merging.ts'
import { isDeepEqual } from './deep-equal.ts'
import type { Drafts } from './drafts/use-drafts.ts'
import { type Checked, showServerErrors } from './form-errors.ts'
import type { IdempotencyKeys } from './idempotency.ts'
import { type Base, type RecordForm, rebase } from './use-record-form.ts'

export interface Sending {
  /** The version the change is based on; undefined where the API has none. */
  readonly version?: number
  /** The record that the change is based on; none on creation. */
  readonly record?: unknown
  readonly parsed: unknown
  /** The same on every retry of the same values, also after a reload, until they are refused. */
  readonly idempotencyKey: string
}

/** Resolves to `unfinished` where part of the values remains to be sent, so that the form counts as unsent. */
// biome-ignore lint/suspicious/noConfusingVoidType: most forms send all or nothing, and return nothing
export type OnSubmit<Values> = (values: Values, sending: Sending) => Promise<void | 'unfinished'>

export interface Keeping {
  readonly drafts: Pick<Drafts, 'keep' | 'forget'>
  readonly unseenChange: () => Promise<Base | undefined>
  readonly load: () => Promise<Base | undefined>
  /** Returns whether the merge is on the page; false where a person is asked. */
  readonly mergeIn: (merge: Merge) => boolean
}

export type Saving = ReturnType<typeof useSaving>

/** Sends a form so that nothing is lost: once, under the same key; with `kept` also merged with what others changed, and kept until saved. */
export function useSaving<Values extends FieldValues>(
  form: RecordForm<Values>,
  onSubmit: OnSubmit<Values>,
  keys: IdempotencyKeys,
  kept?: Keeping,
) {
  /** `attempt` counts the failures in a row, so that the same one is read out again. */
  const [failure, setFailure] = useState<Failure & { readonly attempt: number }>()
  const publisherId = useRef(publisherStore.getState().publisher?.id)
  /** The values that were sent last and not refused: leaving with them is not leaving work behind. */
  const sent: RefObject<Values | undefined> = useRef(undefined)
  const isBusy = useRef(false)
  const isWrong = useRef(false)
  const [wrong, setWrong] = useState<object>()

  async function submit(): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    isWrong.current = false
    try {
      // A save that met someone else's change is sent again once both are merged, and is checked like any other.
      let isMerged = true
      while (isMerged) {
        isMerged = false
        await form.handleSubmit(
          async (checked) => {
            isMerged = await send(checked)
          },
          () => {
            isWrong.current = true
          },
        )()
      }
    } finally {
      isBusy.current = false
    }
    if (isWrong.current) setWrong({})
  }

  /** Returns whether the values have to be sent once more because someone else's changes were merged in. */
  async function send({ typed: values, parsed }: Checked<Values>): Promise<boolean> {
    // An earlier failure stays until the outcome is known: the button must not move while it is being pressed.
    const base = form.base.current
    try {
      if (publisherStore.getState().publisher?.id !== publisherId.current) return fail({ code: 'request_refused', status: 403 })
      const now = await kept?.unseenChange()
      if (now) return mergeForSave(base, values, now)
      const idempotencyKey = keys.keyFor(values)
      kept?.drafts.keep()
      sent.current = values
      const { version, record } = form.base.current
      const outcome = await onSubmit(values, { idempotencyKey, record, parsed: parsed(), ...(version === undefined ? {} : { version }) })
      setFailure(undefined)
      if (outcome === 'unfinished') sent.current = undefined
      else settleSaved({ ...base, values })
      return false
    } catch (error) {
      sent.current = undefined
      if (!isApiError(error)) throw error
      keys.failed(values, error)
      // The draft holds the key, which a refusal has ended.
      kept?.drafts.keep()
      const now = isApiError(error, 'version_mismatch') ? await kept?.load().catch(() => undefined) : undefined
      if (now && now.version !== base.version) return mergeForSave(base, values, now)
      return refused(error)
    }
  }

  function mergeForSave(base: Base, values: Values, theirs: Base): boolean {
    setFailure(undefined)
    return kept?.mergeIn({ from: base.values, mine: values, theirs, purpose: 'save', onChosen: () => void submit() }) ?? false
  }

  /** What was typed while the save was under way is not in it, and stays. */
  function settleSaved(saved: Base): void {
    const typed = form.getValues()
    rebase(form, saved, typed)
    if (isDeepEqual(typed, saved.values)) kept?.drafts.forget()
    else kept?.drafts.keep()
  }

  function refused(error: ApiError): false {
    const elsewhere = isSessionEnd(error) ? [] : showServerErrors(form, error.fields)
    isWrong.current = !isSessionEnd(error) && elsewhere.length < error.fields.length
    if (!isSessionEnd(error) && (error.fields.length === 0 || elsewhere.length > 0)) return fail(error)
    setFailure(undefined)
    return false
  }

  function fail({ code, status, requestId, retryAfter }: Failure): false {
    setFailure((before) => ({ code, status, requestId, retryAfter, attempt: (before?.attempt ?? 0) + 1 }))
    return false
  }

  const isLeaving = () => sent.current !== undefined && isDeepEqual(form.getValues(), sent.current)
  /** `wrong` is another object whenever fields were marked as wrong. */
  return { submit, failure, wrong, isLeaving }
}

/** The session has ended: the shell asks to sign in again over the page, and nothing more is to be said here. */
function isSessionEnd({ status, code }: ApiError): boolean {
  return status === 401 && code !== 'invalid_answer' && sessionStore.getState().state === 'signed-in'
}
