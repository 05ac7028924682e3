const PAGES = ['cold', 'cold-fast', 'module-step', 'create-form', 'edit-form', 'typing', 'many-modules', 'faults'] as const
const QUICK = ['cold', 'module-step', 'create-form', 'typing', 'host'] as const

/** The names that `--only` takes. */
const MEASUREMENTS = [...PAGES, 'host', 'builds', 'api', 'memory', 'peers'] as const
export type Measurement = (typeof MEASUREMENTS)[number]

const ROUNDS = 7
const QUICK_ROUNDS = 3

export interface BenchOptions {
  readonly measurements: readonly Measurement[]
  readonly rounds: number
  readonly isMarkdown: boolean
}

/** The message is for the person at the terminal. */
export class UnknownOption extends Error {
  override readonly name = 'UnknownOption'
}

/** Throws `UnknownOption`, which says what would be right. */
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
