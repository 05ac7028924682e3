/** Fetches what writes the rows of a list as a file, for a page that has rows without a list. */
export const loadCsv = () => import(/* webpackChunkName: "list-dialogs" */ './csv.ts')
