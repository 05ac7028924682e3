/** What pages of campaigns draw only at times, in one file: each file costs the module's entry its name and hash. */
export const asides = () => import('./campaign-asides.ts')
