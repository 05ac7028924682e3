/** Seconds: the first and the last moment at which a content may become skippable. */
export interface SkipLimits {
  readonly min: number
  readonly max: number
}

/** The last moment before the content ends after `length` seconds; null if it ends too early to be skipped. */
export function lastSkip({ min, max }: SkipLimits, length: number | null): number | null {
  const last = Math.min(max, length ?? max)
  return last < min ? null : last
}

/** The chosen value stays among the choices, even if it is past the end. */
export function skipChoices(limits: SkipLimits, length: number | null, chosen: number | null): number[] {
  const last = lastSkip(limits, length)
  const usual = last === null ? [] : Array.from({ length: last - limits.min + 1 }, (_, at) => limits.min + at)
  return chosen === null || usual.includes(chosen) ? usual : [...usual, chosen].sort((one, other) => one - other)
}
