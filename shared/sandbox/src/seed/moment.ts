const DAY_MS = 86_400_000

/** Demo data are deterministic relative to the start (UTC) of the day of the first seeding, so that some campaigns always run. */
export interface Moment {
  readonly today: Date
  /** Days from today, whole or not. */
  readonly day: (offset: number) => Date
}

export function momentOf(now: Date): Moment {
  const today = new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS)
  return { today, day: (offset) => new Date(today.getTime() + offset * DAY_MS) }
}
