/** Returns the median; of an even number of times, the mean of the two in the middle. */
export function median(times: readonly number[]): number {
  const sorted = [...times].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]]
  return (low + high) / 2
}

/** Returns how many times as long `many` takes as `few`. Times under a tenth of a millisecond count as that, because the clock is not precise enough. */
export function ratio(many: number, few: number): number {
  return Math.max(many, 0.1) / Math.max(few, 0.1)
}
