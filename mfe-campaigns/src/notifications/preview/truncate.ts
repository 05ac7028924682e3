export interface Truncated {
  readonly shown: string
  /** Number of characters. */
  readonly hidden: number
  /** What is not shown, or the beginning of it. */
  readonly rest: string
}

const REST_MAX = 40
const MARK = '…'

/** Cuts a text to `most` characters, the mark of the cut among them. */
export function truncate(text: string, most: number): Truncated {
  const characters = charactersOf(text)
  if (characters.length <= most) return { shown: text, hidden: 0, rest: '' }
  const rest = characters
    .slice(most - 1)
    .join('')
    .trim()
  return {
    shown: firstCharacters(text, most - 1) + MARK,
    hidden: characters.length - (most - 1),
    rest: charactersOf(rest).length > REST_MAX ? firstCharacters(rest, REST_MAX) + MARK : rest,
  }
}

/** Characters are counted as the limits of the contract count them. */
export const firstCharacters = (text: string, most: number): string => charactersOf(text).slice(0, most).join('').trimEnd()

/** A Vietnamese letter that is typed as two is one. */
const charactersOf = (text: string) => [...text.normalize('NFC')]
