/**
 * Rarely drawn parts share one file, since each file costs the module's entry its name and hash. Those of the list have another, so that
 * no other page fetches its texts.
 */
export const asides = () => import('./campaign-asides.ts')
export const listAsides = () => import(/* webpackChunkName: "list-asides" */ './campaign-list-asides.ts')
