/** Lent when first used: a shared package is provided only where the shell names it. */
export const lendForms = () => import('@console/forms')
