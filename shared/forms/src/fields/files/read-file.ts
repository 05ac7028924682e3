import type * as content from './file-content.ts'

export type { NoText } from './file-content.ts'

/** Few pages read files, so the code for it is fetched with the first one. */
export const fetchContent = () => import(/* webpackChunkName: "upload" */ './file-content.ts')

/** Reads a file as text, see `file-content.ts`. Rejects also if the code for it cannot be fetched. */
export const readTextFile: typeof content.readTextFile = async (file) => (await fetchContent()).readTextFile(file)
