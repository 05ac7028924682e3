import { type Node, parseCode, Visitor } from '@console/federation/syntax'

// biome-ignore lint/suspicious/noExplicitAny: a list has functions of every kind
type Any = any

/** A promise that is broken on purpose, and the test that has to notice. */
export interface Mutant {
  readonly promise: string
  readonly file: string
  /** The function, constant or property that keeps the promise, as the file declares it. */
  readonly name: string
  /** Returns what replaces the `right` one. It runs in that file, so it sees only globals and its own parameters. */
  readonly wrong: (right: Any) => ((...given: Any[]) => Any) | object | string | number | boolean | undefined
  readonly test: string
}

/** Returns why a mutant cannot be applied to the text of its file; undefined if it can. The text is null if there is no file. */
export function misfitOf({ promise, file, name }: Mutant, text: string | null): string | undefined {
  const found = (what: string) => `'${promise}' (${file}): ${what}`
  if (text === null) return found('there is no such file')
  const times = placesOf(name, file, text).length
  return times === 1 ? undefined : found(`${times === 0 ? 'nothing' : times} in the file ${times > 1 ? 'are' : 'is'} called ${name}`)
}

/** Returns the text of a mutant's file with the wrong version around the right one. Throws what `misfitOf` returns. */
export function broken(mutant: Mutant, text: string): string {
  const misfit = misfitOf(mutant, text)
  const [place] = placesOf(mutant.name, mutant.file, text)
  if (misfit !== undefined || !place) throw new Error(misfit)
  return text.slice(0, place.start) + place.around(`(${mutant.wrong})`, text.slice(place.start, place.end)) + text.slice(place.end)
}

/** Returns the mutants whose promise, file or kind contains one of the words; all of them without words. */
export function chosenBy(words: readonly string[], kinds: Readonly<Record<string, readonly Mutant[]>>): Mutant[] {
  const wanted = words.map((word) => word.toLowerCase())
  return Object.entries(kinds).flatMap(([kind, mutants]) =>
    mutants.filter(({ promise, file }) => {
      const texts = [kind, file, promise].map((text) => text.toLowerCase())
      return wanted.length === 0 || wanted.some((word) => texts.some((text) => text.includes(word)))
    }),
  )
}

interface Target {
  readonly start: number
  readonly end: number
  readonly around: (wrong: string, right: string) => string
}

function placesOf(name: string, file: string, text: string): Target[] {
  const found: Target[] = []
  const take = ({ start, end }: Node, around: Target['around']) => found.push({ start, end, around })
  const isCalled = (node: Node | null) =>
    (node?.type === 'Identifier' && node.name === name) || (node?.type === 'Literal' && node.value === name)
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (init && isCalled(id)) take(init, (wrong, right) => `${wrong}(${right})`)
    },
    Property(property) {
      if (!isCalled(property.key)) return
      if (property.method) take(property, (wrong, right) => `${name}: ${wrong}(({ ${right} }).${name})`)
      else if (!property.shorthand) take(property.value, (wrong, right) => `${wrong}(${right})`)
    },
    // A declared function stays one, because code above may call it.
    FunctionDeclaration(declared) {
      if (isCalled(declared.id)) take(declared, (wrong, right) => `function ${name}() { return ${wrong}(${right}).apply(this, arguments) }`)
    },
  }).visit(parseCode(text, file).program)
  return found
}
