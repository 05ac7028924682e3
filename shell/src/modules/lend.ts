/** Lent at once, though no page of the shell's own uses it: a shared package is provided only where the shell names it. */
import '@console/records'

/** Lent when first used. */
export const lendForms = () => import('@console/forms')
// Nothing but these names tells the chunks from their places on the disk, of which the build must not depend.
export const lendDrafts = () => import(/* webpackChunkName: "lend-drafts" */ '@console/forms/drafts')
export const lendFields = () => import(/* webpackChunkName: "fields" */ '@console/forms/fields')
export const lendRecordPages = () => import(/* webpackChunkName: "record-pages" */ '@console/records/page')
export const lendRecordForms = () => import(/* webpackChunkName: "record-forms" */ '@console/records/form')
