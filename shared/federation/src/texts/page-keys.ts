import { LIST_WORDS, OPENED_WORDS, RECORD_WORDS } from '@console/records/words'
import { type Program, Visitor } from 'oxc-parser'
import { namedKeys, openKeys } from '../names/named-keys.ts'

/** A code comes with a response, so no page names the keys of its texts. */
const OF_A_CODE = /^(?:error|field)\./

/** Returns those of a module's keys that a page with this code may show: what the code names, and what the kit says in its place. */
export function keysOfPage(keys: readonly string[], code: readonly Program[]): string[] {
  const opens = code.some((one) => recordsIn(one).opens)
  const shown = new Set([...namedKeys(keys, code), ...code.flatMap((one) => recordKeys(one, opens))])
  return keys.filter((key) => shown.has(key) || OF_A_CODE.test(key))
}

/**
 * Returns the keys of messages that the kit makes of the prefixes of the records that the code describes, without those of pages and forms
 * of a record unless one `opens`.
 */
export function recordKeys(code: Program, opens = true): string[] {
  const ofOne = Object.values(RECORD_WORDS)
    .flat()
    .filter((key) => opens || !OPENED_WORDS.includes(key))
  return recordsIn(code).described.flatMap(({ messagePrefix, listMessagePrefix }) => [
    ...(messagePrefix ? ofOne.map((key) => `${messagePrefix}.${key}`) : []),
    ...(listMessagePrefix ? LIST_WORDS.map((key) => `${listMessagePrefix}.${key}`) : []),
  ])
}

/** Returns what a file says with texts whose keys cannot be told from its code, and how to write it instead. */
export function* untoldKeys(code: Program): Generator<string> {
  for (const template of openKeys(code)) yield `passes ${template} to text, which may be any key: begin the template with a word`
  for (const { messagePrefix, listMessagePrefix } of recordsIn(code).described)
    if (!messagePrefix || listMessagePrefix === '')
      yield "describes a record by another value: write messagePrefix: '…' as a string, and so listMessagePrefix"
}

interface Records {
  /** The properties of each description that are strings; the others are empty. */
  readonly described: readonly Readonly<Record<string, string>>[]
  /**
   * Whether it says that a record is gone, or how saving it went. A page without it, such as a list with a dialog, says less of its
   * records.
   */
  readonly opens: boolean
}

const FORM = '@console/records/form'
const OPENING = /^(?:RecordPage|LoadedRecord)$/
const known = new WeakMap<Program, Records>()

function recordsIn(code: Program): Records {
  const before = known.get(code)
  if (before) return before
  const described: Record<string, string>[] = []
  let opens = false
  new Visitor({
    Literal({ value }) {
      opens ||= value === FORM
    },
    Identifier({ name }) {
      opens ||= OPENING.test(name)
    },
    JSXIdentifier({ name }) {
      opens ||= OPENING.test(name)
    },
    CallExpression({ callee, arguments: [first] }) {
      const called = callee.type === 'MemberExpression' ? callee.property : callee
      if (called.type !== 'Identifier' || !/^describe(?:Record|Single)$/.test(called.name)) return
      const properties = first?.type === 'ObjectExpression' ? first.properties : []
      const strings = properties.flatMap((one) => {
        if (one.type !== 'Property' || one.key.type !== 'Identifier') return []
        return [[one.key.name, one.value.type === 'Literal' && typeof one.value.value === 'string' ? one.value.value : '']]
      })
      described.push(Object.fromEntries(strings))
    },
  }).visit(code)
  const records = { described, opens }
  known.set(code, records)
  return records
}
