/** Seconds: the first and the last moment at which a content may become skippable. */
export interface SkipLimits {
  readonly min: number
  readonly max: number
}

/** The last moment that is of use where the content ends after so many seconds; null for a content that ends too early to be skipped. */
export function lastSkip({ min, max }: SkipLimits, length: number | null): number | null {
  const last = Math.min(max, length ?? max)
  return last < min ? null : last
}

/** The seconds to choose from. The chosen value stays among them, even if it is past the end. */
export function skipChoices(limits: SkipLimits, length: number | null, chosen: number | null): number[] {
  const last = lastSkip(limits, length)
  const usual = last === null ? [] : Array.from({ length: last - limits.min + 1 }, (_, at) => limits.min + at)
  return chosen === null || usual.includes(chosen) ? usual : [...usual, chosen].sort((one, other) => one - other)
}
