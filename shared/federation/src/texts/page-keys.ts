import { LIST_WORDS, RECORD_WORDS } from '@console/records/words'
import { namedKeys, openKeys } from '../named-keys.ts'

/** A code comes with an answer, so no page names the keys of its texts. */
const OF_A_CODE = /^(?:error|field)\./

/** Returns those of a module's keys that a page with this code may show: what the code names, and what the kit says in its place. */
export function keysOfPage(keys: readonly string[], code: readonly string[]): string[] {
  const shown = new Set([...namedKeys(keys, code), ...code.flatMap(recordKeys)])
  return keys.filter((key) => shown.has(key) || OF_A_CODE.test(key))
}

const DESCRIPTION = /\bdescribe(?:Record|Single)\(/g
/** `word: 'campaign', words: 'campaigns'` of a description. */
const WORD = /\bword(s?):\s*(['"])(\w+)\2/g

/** Returns the keys of messages that the kit makes of the words of the records that the code describes. */
export function recordKeys(code: string): string[] {
  if (code.search(DESCRIPTION) < 0) return []
  return [...code.matchAll(WORD)].flatMap(([, isMany, , word]) =>
    (isMany ? LIST_WORDS : Object.values(RECORD_WORDS).flat()).map((key) => `${word}.${key}`),
  )
}

/** Returns what a file says with texts whose keys cannot be told from its code, and how to write it instead. */
export function* untoldKeys(code: string): Generator<string> {
  for (const template of openKeys(code)) yield `passes ${template} to text, which may be any key: begin the template with a word`
  const words = [...code.matchAll(WORD)].filter(([, isMany]) => !isMany)
  if ([...code.matchAll(DESCRIPTION)].length > words.length) yield "describes a record by another value: write word: '…' as a string"
}
