import { GLOSSARY } from '@console/i18n/glossary'

/** Vietnamese words of two or three syllables, with a space between each. */
const COMPOUNDS = Object.values(GLOSSARY)
  .flat()
  .filter((words) => /^\S+(?: \S+){1,2}$/.test(words))
const compound = new RegExp(`(?<!\\p{L})(?:${COMPOUNDS.join('|')})(?!\\p{L})`, 'giu')
const shortLastWord = / (?=\S{1,5}$)/
const FEWEST_SYLLABLES = 4

/**
 * Returns a Vietnamese heading whose lines do not end within a word: 'chiến dịch' stays together, and a short last word does
 * not get a line of its own. A heading of few syllables fits a line, and may name a file or be searched for: it stays as it is.
 */
export function joinSyllables(heading: string): string {
  if (heading.split(' ').length < FEWEST_SYLLABLES) return heading
  return heading.replace(compound, (words) => words.replaceAll(' ', '\u00a0')).replace(shortLastWord, '\u00a0')
}
