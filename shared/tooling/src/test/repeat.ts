export interface Repeat {
  readonly times?: number
  readonly words: readonly string[]
}

export class NoNumber extends Error {}

/** Takes `--repeat 20` or `--repeat=20` out of the words. */
export function repeatAmong(words: readonly string[]): Repeat {
  const at = words.findIndex((word) => /^--repeat(=|$)/.test(word))
  if (at === -1) return { words }
  const [option = '', next] = words.slice(at)
  const isOneWord = option.includes('=')
  const number = isOneWord ? option.slice('--repeat='.length) : next
  if (!/^[1-9]\d*$/.test(number ?? '')) throw new NoNumber('--repeat needs a number of times, such as --repeat 20.')
  return { times: Number(number), words: words.toSpliced(at, isOneWord ? 1 : 2) }
}

export interface Run {
  readonly seed: number
  readonly code: number
}

export function repeatSummary(runs: readonly Run[]): string {
  const failed = runs.filter(({ code }) => code !== 0)
  if (failed.length === 0) return `none of ${runs.length} runs failed`
  return `${failed.length} of ${runs.length} runs failed: ${[...new Set(failed.map(({ seed }) => `--seed=${seed}`))].join(' ')}`
}

export function seedAmong(words: readonly string[]): number | undefined {
  const at = words.findIndex((word) => /^--seed(=|$)/.test(word))
  const value = words[at]?.split('=')[1] ?? (at === -1 ? undefined : words[at + 1])
  return value === undefined ? undefined : Number(value)
}
