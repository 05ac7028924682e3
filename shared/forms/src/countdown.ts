/** Returns a function that returns how many of `ms` are left. Time asleep counts, and a clock that is set back gives none back. */
export function countdown(ms: number): () => number {
  const wall = Date.now()
  const ran = performance.now()
  return () => ms - Math.max(Date.now() - wall, performance.now() - ran)
}
