/** Returns the list beginning at another place in each round, so that no entry is always first after a quiet moment. */
export function rotated<T>(list: readonly T[], round: number): T[] {
  const start = list.length === 0 ? 0 : round % list.length
  return [...list.slice(start), ...list.slice(0, start)]
}

/** By the name of the series, for each round the values that it gave. */
export type Samples = Readonly<Record<string, readonly (readonly number[])[]>>

export interface Collector {
  readonly samples: Samples
  /** Begins the next round: its values are compared with one another. */
  next(): void
  add(series: string, ...values: readonly number[]): void
}

export function collector(): Collector {
  const samples: Record<string, number[][]> = {}
  let round = -1
  return {
    samples,
    next() {
      round += 1
    },
    add(series, ...values) {
      samples[series] ??= []
      const rounds = samples[series]
      while (rounds.length <= Math.max(round, 0)) rounds.push([])
      rounds[Math.max(round, 0)]?.push(...values)
    },
  }
}
