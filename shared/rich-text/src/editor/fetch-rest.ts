export const fetchRest = () => import('./rest.ts')
