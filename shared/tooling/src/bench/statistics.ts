/** Returns the median; of an even number of values, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** Returns the value below which `part` of the values are (0.95 for the 95th percentile), with linear interpolation between two of them. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const place = (sorted.length - 1) * part
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return low + (high - low) * (place - Math.floor(place))
}

/** Returns how many times as long `many` takes as `few`. Below a tenth of a millisecond the clock is not precise. */
export function ratio(many: number, few: number): number {
  return Math.max(many, 0.1) / Math.max(few, 0.1)
}
