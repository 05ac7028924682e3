import { type Route, resourceOf } from '@console/contract'
import { useForgetDraft } from '@console/forms/record'

interface Formed {
  /** Of the form, where the record has several. */
  readonly name?: string
  readonly read: Route
}

export const formName = ({ name, read }: Formed): string => name ?? resourceOf(read.id)

/** Forgets what the person typed about a record whose form can never be opened again. Does nothing while `closed` is undefined. */
export function useForgetDraftOf(of: Formed, closed: { readonly id: string } | undefined): void {
  useForgetDraft(closed && { form: formName(of), id: closed.id })
}
