import type * as content from './file-content.ts'

export type { NoText } from './file-content.ts'

const fetchContent = () => import(/* webpackChunkName: "upload" */ './file-content.ts')

/** Reads a file as text, see `file-content.ts`; the code for it is fetched with the first file. Rejects also if that fails. */
export const readTextFile: typeof content.readTextFile = async (file) => (await fetchContent()).readTextFile(file)

/** Returns the format of a file by its content; undefined for an unknown one. Rejects if the file or the code for it cannot be read. */
export const formatOf: typeof content.formatOf = async (file) => (await fetchContent()).formatOf(file)
