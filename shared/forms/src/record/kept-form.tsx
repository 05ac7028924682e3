import { useKitText } from '@console/i18n'
import { Text, toast } from '@console/ui'
import { type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { ConflictDialog } from '../conflict/conflict-dialog.tsx'
import { changedFields } from '../conflict/merge.ts'
import { type MergePurpose, useMerging } from '../conflict/use-merging.ts'
import { isDeepEqual } from '../deep-equal.ts'
import type { Draft } from '../drafts/draft.ts'
import { DraftNotice } from '../drafts/draft-notice.tsx'
import { DraftState } from '../drafts/draft-state.tsx'
import { useDrafts } from '../drafts/use-drafts.ts'
import { type FormFields, labelOf } from '../form-fields.ts'
import { idempotencyKeys } from '../idempotency.ts'
import { type FormProps, SendingForm } from '../sending-form.tsx'
import { useFieldFocus } from '../use-field-focus.ts'
import type { Base, RecordForm } from '../use-record-form.ts'
import { useSaving } from '../use-saving.ts'
import { ErrorSummary } from './error-summary.tsx'
import { FormBar } from './form-bar.tsx'

interface Props<Values extends FieldValues> extends FormProps<Values> {
  /** Follows the buttons: what else can be done, and what the fields say that may be out of sight. */
  readonly beside?: ReactNode
}

/** A form about a record: also keeps drafts, is merged with what others change, and has its buttons in sight. */
export function KeptForm<Values extends FieldValues>({ onSubmit, beside, ...props }: Props<Values>) {
  const { form } = props
  const text = useKitText()
  const [formFields] = useState<FormFields>(() => new Map())
  const [keys] = useState(idempotencyKeys)
  const [adopted, setAdopted] = useState('')
  const focusField = useFieldFocus(form, formFields)
  const drafts = useDrafts(form, keys)
  const { conflict, mergeIn } = useMerging(form, notifyAdopted)
  const saving = useSaving(form, onSubmit, keys, {
    drafts,
    mergeIn,
    unseenChange: () => unseenChange(form),
    load: () => loadBase(form),
  })
  const { offers } = drafts
  const { isDirty } = form.formState

  function notifyAdopted(fields: readonly string[], purpose: MergePurpose): void {
    const notice = text('conflict.taken', { fields: fields.map((name) => labelOf(formFields, name)).join(', ') })
    // After a save the page goes away, after restoring it stays.
    if (purpose === 'save') toast.success(notice)
    else setAdopted(notice)
  }

  function restore(offer: Draft): void {
    const { base, values, sentAs } = offer
    // What is typed now becomes an offer in its place.
    drafts.keep()
    if (sentAs !== undefined) keys.resume({ ...form.getValues(), ...values }, sentAs)
    const settle = () => {
      drafts.accept(offer)
      focusField(changedFields(base, values))
    }
    if (mergeIn({ from: base, mine: values, theirs: form.base.current, purpose: 'restore', onChosen: settle })) settle()
  }

  function nameOf({ values }: Draft): string | undefined {
    const typed = { ...form.getValues(), ...values }
    return form.about?.nameOf?.(typed)?.trim() || form.about?.unnamed?.(typed)
  }

  function discard(offer: Draft): void {
    drafts.discard(offer)
    // With more offers, the notice moves the focus.
    if (offers.length === 1) focusField()
  }

  return (
    <SendingForm<Values>
      {...props}
      formFields={formFields}
      saving={saving}
      isAwaited={drafts.isReading}
      isKept={drafts.isKeeping && drafts.hasWork()}
      offer={
        offers.length > 0 ? (
          <DraftNotice offers={offers} nameOf={nameOf} isFolded={isDirty} onRestore={restore} onDiscard={discard} />
        ) : null
      }
      notice={
        adopted ? (
          <Text role="status" textStyle="sm">
            {adopted}
          </Text>
        ) : null
      }
      question={conflict ? <ConflictDialog {...conflict} /> : null}
      bar={(buttons) => (
        <FormBar>
          {buttons}
          <ErrorSummary />
          {beside}
          <DraftState {...drafts} isDirty={isDirty && form.about?.isBegun?.(form.getValues()) !== false} />
        </FormBar>
      )}
    />
  )
}

/** Where the API has no versions: the record as it is now, if it is not what the form began with. */
async function unseenChange<Values extends FieldValues>(form: RecordForm<Values>): Promise<Base | undefined> {
  const { id, load } = form.about ?? {}
  if (id === undefined || !load || form.base.current.version !== undefined) return undefined
  const now = await loadBase(form)
  if (!now) return undefined
  if (!isDeepEqual(now.values, form.base.current.values)) return now
  // What the form does not show may have changed all the same.
  form.base.current = now
  return undefined
}

async function loadBase<Values extends FieldValues>(form: RecordForm<Values>): Promise<Base | undefined> {
  const { load, toValues } = form.about ?? {}
  if (!load || !toValues) return undefined
  const loaded = await load()
  return { values: toValues(loaded), version: loaded.version, record: loaded }
}
