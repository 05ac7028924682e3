/**
 * Lent when first used: a shared package is provided only where the shell names it. No `lazyPart`, since what is wanted of it
 * here are functions, whose callers know what to do without them.
 */
export const lendForms = () => import('@console/forms')
