/** What is measured in the browser, in the order of a round. */
const PAGES = ['cold', 'cold-fast', 'module-step', 'create-form', 'edit-form', 'typing', 'many-modules', 'faults'] as const
const QUICK = ['cold', 'module-step', 'create-form', 'typing', 'host'] as const

/** Every measurement, by the name that `--only` takes. */
const MEASUREMENTS = [...PAGES, 'host', 'builds', 'api', 'memory', 'peers'] as const
export type Measurement = (typeof MEASUREMENTS)[number]

const ROUNDS = 7
const QUICK_ROUNDS = 3

export interface BenchOptions {
  readonly measurements: readonly Measurement[]
  /** How often each page is measured; the medians are of these. */
  readonly rounds: number
  /** Prints the tables as Markdown, for shared/docs/speed.md. */
  readonly isMarkdown: boolean
}

/** What is wrong with the words behind `npm run bench --`; meant for the person at the terminal. */
export class UnknownOption extends Error {
  override readonly name = 'UnknownOption'
}

/** Reads what the command line asks for. Throws `UnknownOption` with what would be right. */
export function benchOptions(words: readonly string[]): BenchOptions {
  let measurements: readonly Measurement[] = [...PAGES, 'host', 'builds']
  let rounds = ROUNDS
  let isMarkdown = false
  const rest = [...words]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--quick') [measurements, rounds] = [QUICK, QUICK_ROUNDS]
    else if (word === '--api') measurements = ['api', 'host']
    else if (word === '--peers') measurements = ['peers']
    else if (word === '--build') measurements = ['builds']
    else if (word === '--only') measurements = named(rest.shift() ?? '')
    else if (word === '--rounds') rounds = whole(rest.shift() ?? '')
    else if (word === '--markdown') isMarkdown = true
    else throw new UnknownOption(`There is no option '${word}': use --quick, --api, --peers, --build, --only, --rounds or --markdown.`)
  }
  return { measurements, rounds, isMarkdown }
}

function named(list: string): Measurement[] {
  const names = list.split(',')
  const unknown = names.filter((name) => !MEASUREMENTS.some((one) => one === name))
  if (unknown.length > 0) throw new UnknownOption(`There is no measurement '${unknown[0]}': choose from ${MEASUREMENTS.join(', ')}.`)
  return MEASUREMENTS.filter((one) => names.includes(one))
}

function whole(text: string): number {
  if (!/^[1-9]\d?$/.test(text)) throw new UnknownOption(`--rounds takes a number from 1 to 99, not '${text}'.`)
  return Number(text)
}
