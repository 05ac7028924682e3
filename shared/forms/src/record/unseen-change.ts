import type { FieldValues } from 'react-hook-form'
import { isSame } from '../same.ts'
import type { Base, RecordForm } from '../use-record-form.ts'

/** Where the API has no versions: the record as it is now, if it is not what the form began with. */
export async function unseenChange<Values extends FieldValues>(form: RecordForm<Values>): Promise<Base | undefined> {
  const { id, load } = form.about ?? {}
  if (id === undefined || !load || form.base.current.version !== undefined) return undefined
  const now = await loadBase(form)
  if (!now) return undefined
  if (!isSame(now.values, form.base.current.values)) return now
  // What the form does not show may have changed all the same.
  form.base.current = now
  return undefined
}

export async function loadBase<Values extends FieldValues>(form: RecordForm<Values>): Promise<Base | undefined> {
  const { load, toValues } = form.about ?? {}
  if (!load || !toValues) return undefined
  const loaded = await load()
  return { values: toValues(loaded), version: loaded.version, record: loaded }
}
