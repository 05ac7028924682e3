/**
 * Returns the seconds to fill in once they were read from the video: null where a person typed another number, which stays. `ours` are
 * the numbers that the form opened with or filled in itself.
 */
export function lengthToFill(read: number, current: number | string | null, ours: readonly (number | string | null)[]): number | null {
  const isUntouched = current === null || current === '' || ours.includes(current)
  return isUntouched && current !== read ? read : null
}

/** The whole seconds of a video; null for one that has no end or no length. */
export function wholeSeconds(duration: number): number | null {
  return Number.isFinite(duration) && duration > 0 ? Math.max(1, Math.round(duration)) : null
}
