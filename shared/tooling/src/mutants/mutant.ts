import { parseSync } from '@swc/core'

/** A function or constant of the sources, or what it is called with. */
// biome-ignore lint/suspicious/noExplicitAny: a list has functions of every kind
type Any = any

/** A promise that is broken on purpose, and the test that has to notice. */
export interface Mutant {
  /** What is promised, and no longer kept once the code is broken. */
  readonly promise: string
  readonly file: string
  /** The function, constant or property that keeps the promise: the file declares one of this name. */
  readonly name: string
  /** Returns what takes its place, made of the `right` one. It runs in that file, so it sees globals and its own parameters alone. */
  readonly wrong: (right: Any) => ((...given: Any[]) => Any) | object | string | number | boolean | undefined
  /** The test file that must fail. */
  readonly test: string
}

/** Returns what keeps a mutant from being applied to the text of its file; undefined if nothing does. The text is null where there is no file. */
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
  const bytes = Buffer.from(text)
  const [before, right, after] = [bytes.subarray(0, place.start), bytes.subarray(place.start, place.end), bytes.subarray(place.end)].map(
    String,
  )
  return `${before}${place.around(`(${mutant.wrong})`, right ?? '')}${after}`
}

/** Returns the mutants whose promise, file or kind has one of the words in it; all of them without words. */
export function chosenBy(words: readonly string[], kinds: Readonly<Record<string, readonly Mutant[]>>): Mutant[] {
  const wanted = words.map((word) => word.toLowerCase())
  return Object.entries(kinds).flatMap(([kind, mutants]) =>
    mutants.filter(({ promise, file }) => {
      const said = [kind, file, promise].map((text) => text.toLowerCase())
      return wanted.length === 0 || wanted.some((word) => said.some((text) => text.includes(word)))
    }),
  )
}

/** Where a name is declared: from byte to byte, and what this becomes with the wrong version around it. */
interface Place {
  readonly start: number
  readonly end: number
  readonly around: (wrong: string, right: string) => string
}

interface Span {
  readonly start: number
  readonly end: number
}

/** What of a node of swc's syntax tree says where something is declared. */
interface Node {
  readonly type?: string
  readonly span: Span
  readonly id?: Named
  readonly identifier?: Named
  readonly key?: Named
  readonly init?: Node | null
  readonly value?: Node
}
interface Named {
  readonly value?: unknown
}

function placesOf(name: string, file: string, text: string): Place[] {
  // swc counts bytes from where the file before ended, so that the first sign tells where this one begins.
  const { body } = parseSync(`;${text}`, { syntax: 'typescript', tsx: file.endsWith('x') })
  const from = (body[0]?.span.start ?? 0) + 1
  const place = ({ span }: Node, around: Place['around']): Place[] => [{ start: span.start - from, end: span.end - from, around }]
  return nodesIn(body).flatMap((node) => {
    const { type, id, identifier, key, init, value } = node
    if (type === 'VariableDeclarator' && id?.value === name && init) return place(init, (wrong, right) => `${wrong}(${right})`)
    if (type === 'KeyValueProperty' && key?.value === name && value) return place(value, (wrong, right) => `${wrong}(${right})`)
    if (type === 'MethodProperty' && key?.value === name) return place(node, (wrong, right) => `${name}: ${wrong}(({ ${right} }).${name})`)
    // A declared function stays one, because code above may call it.
    if (type === 'FunctionDeclaration' && identifier?.value === name)
      return place(node, (wrong, right) => `function ${name}() { return ${wrong}(${right}).apply(this, arguments) }`)
    return []
  })
}

function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(nodesIn)
  return Array.isArray(value) ? inside : [value as Node, ...inside]
}
