import { Email, tidy, withoutMarks } from '@console/contract'
import * as v from 'valibot'

export type AddressState = 'ready' | 'malformed' | 'duplicate' | 'member' | 'pending'

export interface Address {
  readonly email: string
  readonly state: AddressState
}

/** Addresses in lower case that need no invitation. */
export interface Known {
  readonly members: ReadonlySet<string>
  readonly pending: ReadonlySet<string>
}

const NOBODY: Known = { members: new Set(), pending: new Set() }

export interface AddressList {
  readonly addresses: readonly Address[]
  /** Lines, parts of lines and words that may have been meant for an address, though none was found in them. */
  readonly leftOut: readonly string[]
}

/** Reads the addresses of a spreadsheet, a document, a chat or a mail program, with names and list marks around them. */
export function readAddresses(text: string, known: Known = NOBODY): AddressList {
  const typed = text.split(/[\r\n\v\f\x85\u2028\u2029]+/).map(tidy)
  const isTable = ['\t', ';', ','].some((between) => isColumned(typed.filter(Boolean), between))
  const lines = withoutMarks(typed).map((line) => readLine(line, isTable))
  const seen = new Set<string>()
  const addresses = lines.flatMap(({ emails }) =>
    emails.map((email) => {
      const folded = email.toLowerCase()
      const state = stateOf(email, folded, seen, known)
      seen.add(folded)
      // A malformed one is shown as it was typed, the others as they are sent.
      return { email: state === 'malformed' ? email : folded, state }
    }),
  )
  return { addresses, leftOut: lines.flatMap(({ leftOut }) => leftOut) }
}

function isColumned(lines: readonly string[], between: string): boolean {
  const columnsOf = (line = '') => (line.includes('"') ? line.replace(/"[^"]*"/g, '') : line).split(between).length
  const columns = columnsOf(lines[0])
  return columns > 1 && lines.length > 1 && lines.every((line) => columnsOf(line) === columns)
}

interface Line {
  readonly emails: readonly string[]
  readonly leftOut: readonly string[]
}

/** None of these is in an address. */
const BETWEEN_WORDS = /[\s<>()[\]{},;:|"“”„«»?，；、：（）【】]+/
const WORDS = new RegExp(BETWEEN_WORDS.source.replace('[', '[^'), 'g')
/** A blank in a host name: 'x. com'. What precedes it may be a host too. */
const TORN = /^(?:\s+\.\s*|\.\s+)(?:vn|com|net|org|edu|gov)(?![\w-])/

function readLine(typed: string, isTable: boolean): Line {
  const line = /["?&%/\uff01-\uff5e]/.test(typed) ? withoutLinks(typed) : typed
  const emails: string[] = []
  let end = 0
  for (const { 0: word, index } of line.matchAll(WORDS)) {
    if (!word.includes('@')) continue
    const after = line.slice(index + word.length - (word.endsWith('.') ? 1 : 0), index + word.length + 9)
    const torn = TORN.exec(after)?.[0] ?? ''
    const found = word.split(/\/(?=[^/]*@)/).map((one) => bareAddress(one) + torn)
    const between = line.slice(end, index)
    const address = found.filter((one) => one.includes('@'))
    emails.push(...(isNamedBy(emails.at(-1), between, address[0]) ? [] : address))
    if (address.length > 0) end = index + word.length
  }
  return { emails, leftOut: namedIn(emails.length === 0 ? [typed] : missingIn(line, emails.length, isTable)) }
}

/** Without what programs and pages write around an address. */
const withoutLinks = (line: string) =>
  line
    .replace(/[\uff01-\uff5e]/g, toHalfWidth)
    // A name in quotes may have a comma in it, or an address.
    .replace(/(?<![^\s,;<>])"[^"]*"(?=\s*<)/g, '')
    .replace(/\bhttps?:\/\/[^\s<>()|,;"]*/g, ' ')
    // The query of a `mailto:` link.
    .replace(/\?[\w-]+=[^\s<>"]*/g, (query) => query.replace(/[?&=]/g, ' '))
    .replace(/%20|&(?:lt|gt|nbsp|quot);/gi, ' ')

const toHalfWidth = (sign: string) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)

/** Programs write an address as its own name: a@x.example <a@x.example>. */
const isNamedBy = (name: string | undefined, between: string, address: string | undefined) =>
  name?.toLowerCase() === address?.toLowerCase() && between.length < 20 && /^[^,;\t]*[<([|"'][^,;\t]*$/.test(between)

/** The longest possible address; a longer word is cut. */
const LONGEST = 320

/** Strips the signs of lists, quotes and sentences; '@name', as chats mention people, becomes the name. */
function bareAddress(word: string): string {
  if (word.length > LONGEST) return `${word.slice(0, LONGEST)}…`
  const start = word.replace(/[^\p{L}\p{N}@]+$/u, '')
  // An address may begin with '_', but with another one at its end both are for looks.
  const isSlanted = word.slice(start.length).includes('_')
  return start.replace(isSlanted ? /^[^\p{L}\p{N}]+/u : /^[^\p{L}\p{N}_]+/u, '')
}

/** A host's name, which may be an address without its first part. */
const HOST = /[\w-]\.(?:[a-z]{2,}|[A-Z]{2,})$/

/** What may be one more person: a word like an address without its @, or a part of a list of addresses that has none. */
function missingIn(line: string, addresses: number, isTable: boolean): string[] {
  const words = line.split(BETWEEN_WORDS).filter((word) => !word.includes('@', 1) && HOST.test(word))
  // Other columns are about the same person.
  if (line.includes('\t')) return addresses > 1 ? words : []
  if (isTable) return words
  const parts = line.split(/[;；]/).flatMap((list) => partsWithout(list.split(/[,，、]/)))
  return [...parts, ...words.filter((word) => !parts.some((part) => part.includes(word)))]
}

/** The parts without an address; before a name with brackets, as in 'Last, First <address>', one part is the last name. */
const partsWithout = (parts: readonly string[]) =>
  parts.filter((part, at) => !part.includes('@') && (/[<([]/.test(part) || !/[<([][^<([]*@/.test(parts[at + 1] ?? '')))

const namedIn = (texts: readonly string[]) =>
  texts.map((text) => text.replace(/[\s<>"]+/g, ' ').trim()).filter((text) => /[\p{L}\p{N}]/u.test(text))

function stateOf(email: string, folded: string, seen: ReadonlySet<string>, { members, pending }: Known): AddressState {
  if (!v.is(Email, email)) return 'malformed'
  if (seen.has(folded)) return 'duplicate'
  if (members.has(folded)) return 'member'
  return pending.has(folded) ? 'pending' : 'ready'
}

export const without = ({ addresses, leftOut }: AddressList, isRefused: (address: Address, at: number) => boolean): string =>
  written(
    addresses.flatMap((address, at) => (isRefused(address, at) ? [] : address.email)),
    leftOut,
  )

/** One per line. In brackets, '1.an@x.example' is not read as the first of a list. */
export const written = (emails: readonly string[], leftOut: readonly string[]): string =>
  [...emails.map((email) => (/^\p{L}/u.test(email) ? email : `<${email}>`)), ...leftOut].join('\n')
