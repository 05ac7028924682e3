import { type Route, resourceOf } from '@console/contract'
import { useForgetDraft } from '@console/forms/record'

interface Formed {
  /** Of the form, where the record has several. */
  readonly name?: string
  readonly read: Route
}

/** Returns what a record's form is called in its drafts. */
export const formName = ({ name, read }: Formed): string => name ?? resourceOf(read.id)

/** Lets go of what the person typed about a record whose form can never be opened again; of nothing while there is none. */
export function useForgetDraftOf(of: Formed, closed: { readonly id: string } | undefined): void {
  useForgetDraft(closed && { form: formName(of), id: closed.id })
}
