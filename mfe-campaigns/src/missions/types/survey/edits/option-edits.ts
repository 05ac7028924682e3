import { OPTIONS, tidy } from '@console/contract'
import { newOption, type OptionValues } from '../survey-values.ts'

export interface Pasted {
  readonly options: readonly OptionValues[]
  readonly added: number
  readonly repeated: number
  readonly cut: number
}

/**
 * Pastes items after the option at a place, which takes the first one itself if it is empty. Items that are there already are left out,
 * and those beyond the limit of a question.
 */
export function pasteOptions(options: readonly OptionValues[], at: number, items: readonly string[]): Pasted {
  const isEmpty = options[at]?.label.trim() === ''
  const others = options.filter((_, other) => !isEmpty || other !== at)
  const known = new Set(others.map(({ label }) => tidy(label)))
  const fresh: string[] = []
  let repeated = 0
  for (const label of items) {
    if (known.has(label)) repeated += 1
    else fresh.push(label)
    known.add(label)
  }
  const before = options.slice(0, isEmpty ? at : at + 1)
  const after = withRoom(options.slice(at + 1), fresh.length + before.length)
  const added = fresh.slice(0, Math.max(0, OPTIONS.max - before.length - after.length))
  const first = isEmpty ? options[at] : undefined
  const made = added.map((label, place) => (place === 0 && first ? { ...first, label } : newOption(label)))
  return {
    options: made.length > 0 ? [...before, ...made, ...after] : options,
    added: made.length,
    repeated,
    cut: fresh.length - made.length,
  }
}

/** The options behind, without empty ones unless too few would be left. */
function withRoom(after: readonly OptionValues[], others: number): readonly OptionValues[] {
  const filled = after.filter(({ label }) => label.trim() !== '')
  return others >= OPTIONS.min ? filled : after
}
