/** Letters and digits that nobody confuses when they are read aloud: no I, L, O or U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Makes an id such as `7F3K-9QXM`, short enough to be read out on the telephone. */
export function newSupportId(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => LETTERS[byte % LETTERS.length]).join('')
  return `${letters.slice(0, 4)}-${letters.slice(4)}`
}
