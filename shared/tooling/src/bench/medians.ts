/** The middle of some times; of an even number the mean of the two in the middle. */
export function median(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]]
  return (low + high) / 2
}

/** How many times as long `many` takes as `few`; under a tenth of a millisecond the clock says nothing. */
export function ratio(many: number, few: number): number {
  return Math.max(many, 0.1) / Math.max(few, 0.1)
}
