import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Plain } from '../deep-equal.ts'
import { type Base, type RecordForm, rebase } from '../use-record-form.ts'
import { type Merged, merge } from './merge.ts'

export type MergePurpose = 'save' | 'restore'

export interface Conflict {
  readonly contested: readonly string[]
  readonly mine: Plain
  readonly theirs: Plain
  readonly purpose: MergePurpose
  readonly choose: (chosen: Plain) => void
  readonly close: () => void
}

export interface Merge {
  /** What both sides began with. */
  readonly from: Plain
  readonly mine: Plain
  readonly theirs: Base
  readonly purpose: MergePurpose
  /** Called when a person has decided what both changed; not where nothing had to be decided. */
  readonly onChosen: () => void
}

/**
 * Merges what was typed with the record's current values and shows the result on the page. `onAdopted` gets the fields that
 * now contain someone else's changes.
 */
export function useMerging<Values extends FieldValues>(
  form: RecordForm<Values>,
  onAdopted: (fields: readonly string[], purpose: MergePurpose) => void,
) {
  const [conflict, setConflict] = useState<Conflict>()

  /** Returns whether the merge is on the page; false where a person is asked. */
  function mergeIn({ from, mine, theirs, purpose, onChosen }: Merge): boolean {
    const known = Object.fromEntries(Object.keys(theirs.values).flatMap((name) => (name in mine ? [[name, mine[name]]] : [])))
    const merged = merge(from, known, theirs.values)
    if (merged.contested.length === 0) {
      show(merged, theirs, purpose)
      return true
    }
    setConflict({
      contested: merged.contested,
      mine: merged.values,
      theirs: theirs.values,
      purpose,
      close: () => setConflict(undefined),
      choose(chosen) {
        setConflict(undefined)
        show({ ...merged, values: { ...merged.values, ...chosen } }, theirs, purpose)
        onChosen()
      },
    })
    return false
  }

  function show({ values, adopted }: Merged<Plain>, theirs: Base, purpose: MergePurpose): void {
    // Fields that take no part (secrets of a restored draft) stay as they are typed.
    rebase(form, theirs, { ...form.getValues(), ...values })
    if (adopted.length > 0) onAdopted(adopted, purpose)
  }

  return { conflict, mergeIn }
}
