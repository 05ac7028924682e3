import { LIST_WORDS, OPENED_WORDS, RECORD_WORDS } from '@console/records/words'
import { namedKeys, openKeys } from '../names/named-keys.ts'

/** A code comes with an answer, so no page names the keys of its texts. */
const OF_A_CODE = /^(?:error|field)\./

/** Returns those of a module's keys that a page with this code may show: what the code names, and what the kit says in its place. */
export function keysOfPage(keys: readonly string[], code: readonly string[]): string[] {
  const opens = code.some((one) => OPENS.test(one))
  const shown = new Set([...namedKeys(keys, code), ...code.flatMap((one) => recordKeys(one, opens))])
  return keys.filter((key) => shown.has(key) || OF_A_CODE.test(key))
}

/** What says that a record is gone, or how saving it went. A page without it, such as a list with a dialog, says less of its records. */
const OPENS = /\b(?:RecordPage|LoadedRecord)\b|(['"])@console\/records\/form\1/

const DESCRIPTION = /\bdescribe(?:Record|Single)\(/g
/** `messagePrefix: 'campaign', listMessagePrefix: 'campaigns'` of a description. */
const PREFIX = /\b(listM|m)essagePrefix:\s*(['"])(\w+)\2/g

/**
 * Returns the keys of messages that the kit makes of the prefixes of the records that the code describes, without those of pages and forms
 * of a record unless one `opens`.
 */
export function recordKeys(code: string, opens = true): string[] {
  if (code.search(DESCRIPTION) < 0) return []
  const ofOne = Object.values(RECORD_WORDS)
    .flat()
    .filter((key) => opens || !OPENED_WORDS.includes(key))
  return [...code.matchAll(PREFIX)].flatMap(([, of, , prefix]) => (of === 'listM' ? LIST_WORDS : ofOne).map((key) => `${prefix}.${key}`))
}

/** Returns what a file says with texts whose keys cannot be told from its code, and how to write it instead. */
export function* untoldKeys(code: string): Generator<string> {
  for (const template of openKeys(code)) yield `passes ${template} to text, which may be any key: begin the template with a word`
  const prefixes = [...code.matchAll(PREFIX)].filter(([, of]) => of === 'm')
  if ([...code.matchAll(DESCRIPTION)].length > prefixes.length)
    yield "describes a record by another value: write messagePrefix: '…' as a string"
}
