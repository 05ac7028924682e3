import { Email } from '@console/contract'
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

/**
 * Reads a pasted list: lines, commas, semicolons, spaces, and names as mail programs write them, 'Liên Nguyễn <lien@lotus.example>'.
 * Words beside an address in angle brackets are its name, unless they may be an address themselves.
 */
export function addressesIn(text: string): string[] {
  // A name in quotes may have a comma in it.
  return text
    .replace(/"[^"\n]*"(?=\s*<)/g, '')
    .split(/[,;\n\r]+/)
    .flatMap((part) => {
      const words = part.match(/<[^<>]*>|[^\s<>]+/g) ?? []
      const isNamed = words.some(isInBrackets)
      return words
        .filter((word) => !isNamed || isInBrackets(word) || word.includes('@'))
        .map((word) => word.replace(/^[<"\s]+|[>"\s]+$/g, ''))
        .filter(Boolean)
    })
}

const isInBrackets = (word: string) => word.startsWith('<')

/** Says of each address of the list whether it can be invited, and of which an earlier one is the same. */
export function readAddresses(text: string, known: Known = NOBODY): Address[] {
  const seen = new Set<string>()
  return addressesIn(text).map((email) => {
    const folded = email.toLowerCase()
    const state = stateOf(email, folded, seen, known)
    seen.add(folded)
    // What is no address is shown as it was typed, every other one as it is sent.
    return { email: state === 'malformed' ? email : folded, state }
  })
}

function stateOf(email: string, folded: string, seen: ReadonlySet<string>, { members, pending }: Known): AddressState {
  if (!v.is(Email, email)) return 'malformed'
  if (seen.has(folded)) return 'duplicate'
  if (members.has(folded)) return 'member'
  return pending.has(folded) ? 'pending' : 'ready'
}

/** The list without one of its entries, one to a line. */
export const withoutAt = (addresses: readonly Address[], at: number): string =>
  addresses
    .filter((_, n) => n !== at)
    .map(({ email }) => email)
    .join('\n')
