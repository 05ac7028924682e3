import { Email, tidy } from '@console/contract'
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

export const NOBODY: Known = { members: new Set(), pending: new Set() }

/** What a text has of people to invite. */
export interface AddressList {
  readonly addresses: readonly Address[]
  /** Lines, parts of lines and words that may have been meant for an address, though none was found in them. */
  readonly leftOut: readonly string[]
}

/**
 * Reads a pasted list: addresses in the rows of a spreadsheet, in a document, a chat or from a mail program, with names and list marks
 * around them. Says of each whether it can be invited, and of which an earlier one is the same.
 */
export function readAddresses(text: string, known: Known = NOBODY): AddressList {
  const lines = text.split(/[\r\n\v\f\x85\u2028\u2029]+/).map(readLine)
  const seen = new Set<string>()
  const addresses = lines.flatMap(({ emails }) =>
    emails.map((email) => {
      const folded = email.toLowerCase()
      const state = stateOf(email, folded, seen, known)
      seen.add(folded)
      // What is no address is shown as it was typed, every other one as it is sent.
      return { email: state === 'malformed' ? email : folded, state }
    }),
  )
  return { addresses, leftOut: lines.flatMap(({ leftOut }) => leftOut) }
}

interface Line {
  readonly emails: readonly string[]
  readonly leftOut: readonly string[]
}

/** What is between words; it is in no address. */
const BETWEEN_WORDS = /[\s<>()[\]{},;:|"“”„«»?&=，；、：（）【】]+/
const WORDS = new RegExp(BETWEEN_WORDS.source.replace('[', '[^'), 'g')

function readLine(typed: string): Line {
  const line = tidy(typed)
    .replace(/[\uff01-\uff5e]/g, toHalfWidth)
    // A name in quotes may have a comma in it, or an address.
    .replace(/"[^"]*"(?=\s*<)/g, '')
  if (!line.includes('@')) return { emails: [], leftOut: namedIn([line]) }
  const emails: string[] = []
  let end = 0
  for (const { 0: word, index } of line.matchAll(WORDS)) {
    if (!word.includes('@')) continue
    const found = word
      .split(/\/(?=[^/]*@)/)
      .map(bareAddress)
      .filter((one) => one.includes('@'))
    // Programs write an address as its own name: a@x.example <a@x.example>.
    const isNamed = found[0]?.toLowerCase() === emails.at(-1)?.toLowerCase() && /^[^,;\t]*[<([|"'][^,;\t]*$/.test(line.slice(end, index))
    emails.push(...(isNamed ? [] : found))
    if (found.length > 0) end = index + word.length
  }
  return { emails, leftOut: namedIn(emails.length === 0 ? [line] : missingIn(line, emails.length)) }
}

const toHalfWidth = (sign: string) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)

/** Without the signs of lists, quotes and sentences; of a name as chats mention people, '@name', the name remains. */
const bareAddress = (word: string) =>
  word
    .replace(/^_(.*)_$/, '$1')
    .replace(/^[^\p{L}\p{N}_+]+/u, '')
    .replace(/[^\p{L}\p{N}@]+$/u, '')

/** What may be one more person in a line: a word like an address without its @, and a part of a list of addresses that has none. */
function missingIn(line: string, addresses: number): string[] {
  // Other columns are about the same person.
  if (line.includes('\t')) return []
  const words = line.split(BETWEEN_WORDS).filter((word) => !word.includes('@', 1) && /[\w-]\.[a-z]{2,}$/.test(word))
  if (addresses === 1) return words
  // 'Last, First <address>' has commas of its own.
  const parts = line.split(line.includes('<') ? /[;；]/ : /[,;，；、]/).filter((part) => !part.includes('@'))
  return [...parts, ...words.filter((word) => !parts.some((part) => part.includes(word)))]
}

const namedIn = (texts: readonly string[]) =>
  texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => /[\p{L}\p{N}]/u.test(text))

function stateOf(email: string, folded: string, seen: ReadonlySet<string>, { members, pending }: Known): AddressState {
  if (!v.is(Email, email)) return 'malformed'
  if (seen.has(folded)) return 'duplicate'
  if (members.has(folded)) return 'member'
  return pending.has(folded) ? 'pending' : 'ready'
}

/** The list without the entries that are refused, one to a line. */
export const without = ({ addresses, leftOut }: AddressList, isRefused: (address: Address, at: number) => boolean): string =>
  [...addresses.flatMap((address, at) => (isRefused(address, at) ? [] : address.email)), ...leftOut].join('\n')
