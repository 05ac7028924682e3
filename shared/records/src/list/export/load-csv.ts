/** Fetches the code that writes rows as a file, for a page that has rows without a list. */
export const loadCsv = () => import(/* webpackChunkName: "list-dialogs" */ './csv.ts')
