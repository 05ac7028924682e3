/** One line of the sources that is broken on purpose, and the tests that have to notice. */
export interface Mutant {
  /** What is promised, and no longer kept once the line is broken. */
  readonly promise: string
  readonly file: string
  /** A part of one line, which the file has exactly once. */
  readonly find: string
  readonly replace: string
  /** The narrowest test files of which one must fail. */
  readonly tests: readonly string[]
  /** The round that runs these tests: `npm test`, or `npm run test:all` alone. */
  readonly tier: 'test' | 'all'
}

/** Returns what keeps a mutant from being applied to the text of its file; undefined if nothing does. The text is null where there is no file. */
export function misfitOf({ promise, file, find, replace }: Mutant, text: string | null): string | undefined {
  const found = (what: string) => `'${promise}' (${file}): ${what}`
  if (text === null) return found('there is no such file')
  if (find.includes('\n') || replace.includes('\n')) return found('it is about more than one line')
  if (find === replace) return found('it changes nothing')
  const times = text.split(find).length - 1
  return times === 1 ? undefined : found(`${times === 0 ? 'nothing' : `${times} places`} in the file read: ${find}`)
}

/** Returns the text of a mutant's file with its line broken. Throws what `misfitOf` returns. */
export function broken(mutant: Mutant, text: string): string {
  const misfit = misfitOf(mutant, text)
  if (misfit !== undefined) throw new Error(misfit)
  return text.replace(mutant.find, () => mutant.replace)
}

/** Returns the mutants whose promise, file or area has one of the words in it; all of them without words. */
export function chosenBy(words: readonly string[], areas: Readonly<Record<string, readonly Mutant[]>>): Mutant[] {
  const wanted = words.map((word) => word.toLowerCase())
  return Object.entries(areas).flatMap(([area, mutants]) =>
    mutants.filter(({ promise, file }) => {
      const said = [area, file, promise].map((text) => text.toLowerCase())
      return wanted.length === 0 || wanted.some((word) => said.some((text) => text.includes(word)))
    }),
  )
}
