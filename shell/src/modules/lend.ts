/** Lent at once, though no page of the shell's own uses it: a shared package is provided only where the shell names it. */
import '@console/records'

/** Lent when first used. */
export const lendForms = () => import('@console/forms')
// Without these names the chunks would be named by their places on disk, on which the build must not depend.
export const lendDrafts = () => import(/* webpackChunkName: "lend-drafts" */ '@console/forms/drafts')
export const lendFields = () => import(/* webpackChunkName: "fields" */ '@console/forms/fields')
export const lendRecordPages = () => import(/* webpackChunkName: "record-pages" */ '@console/records/page')
export const lendRecordForms = () => import(/* webpackChunkName: "record-forms" */ '@console/records/form')
