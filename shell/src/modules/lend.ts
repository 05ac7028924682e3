/** Lent at once, though no page of the shell's own uses it: a shared package is provided only where the shell names it. */
import '@console/records'

/** Lent when first used. */
export const lendForms = () => import('@console/forms')
export const lendDrafts = () => import('@console/forms/drafts')
export const lendFields = () => import('@console/forms/fields')
export const lendRecordPages = () => import('@console/records/page')
export const lendRecordForms = () => import('@console/records/form')
