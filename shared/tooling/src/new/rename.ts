/** Returns a function that replaces the words of a template in a text or a path. Of two that begin alike, the longer one counts. */
export function renamer(words: Readonly<Record<string, string>>): (text: string) => string {
  const longestFirst = Object.keys(words).toSorted((a, b) => b.length - a.length)
  const pattern = new RegExp(longestFirst.map((word) => RegExp.escape(word)).join('|'), 'g')
  return (text) => text.replace(pattern, (word) => words[word] ?? word)
}
