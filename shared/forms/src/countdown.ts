/** Returns a function that says how many of `ms` are left. A device that sleeps loses them, and none come back where its clock is set back. */
export function countdown(ms: number): () => number {
  const wall = Date.now()
  const ran = performance.now()
  return () => ms - Math.max(Date.now() - wall, performance.now() - ran)
}
