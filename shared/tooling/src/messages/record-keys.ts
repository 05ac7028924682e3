import type { SourceFile } from '../boundaries/source-file.ts'

/** The keys that the record kit makes of a record's word: of `words: 'campaign'`, `campaign.failed` and so on. */
export const RECORD_KEYS: readonly string[] = [
  'failed',
  'notFound',
  'gone',
  'back',
  'create.title',
  'create.done',
  'create.failed',
  'edit.title',
  'edit.done',
  'edit.failed',
  'delete.title',
  'delete.action',
  'delete.text',
  'delete.done',
  'delete.failed',
  'deleteMany.title',
  'deleteMany.action',
  'deleteMany.text',
]

/** The file of a module that says what a record is; the groups are the module and the record. */
export const recordFile = /^(mfe-[^/]+)\/src\/.*?([^/]+)-record\.ts$/
/** `words: 'campaign'` of a `campaign-record.ts`. */
const words = /\bwords:\s*(['"])(\w+)\1/g

/** The message keys that records use without writing them. */
export function recordKeys(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => recordFile.test(path))
    .flatMap(({ code }) => [...code.matchAll(words)])
    .flatMap(([, , word]) => RECORD_KEYS.map((key) => `${word}.${key}`))
}
