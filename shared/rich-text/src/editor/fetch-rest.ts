/** Fetches what the editor needs once someone writes in it. */
export const fetchRest = () => import('./rest.ts')
