import { LIST_WORDS, RECORD_WORDS } from '@console/records/words'
import type { SourceFile } from '../boundaries/source-file.ts'

/** Matches the file that describes a record; the group is the record. */
export const recordFile = /^(?:mfe-[^/]+\/src|shared\/tooling\/template\/slice\/module)\/.*?([^/]+)-record\.ts$/
/** `word: 'campaign', words: 'campaigns'` of a `campaign-record.ts`. */
const word = /\bword(s?):\s*(['"])(\w+)\2/g

/** Returns the message keys that the kit uses for records, which no code of the module names. */
export function recordKeys(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => recordFile.test(path))
    .flatMap(({ code }) => [...code.matchAll(word)])
    .flatMap(([, isMany, , said]) => (isMany ? LIST_WORDS : Object.values(RECORD_WORDS).flat()).map((key) => `${said}.${key}`))
}
