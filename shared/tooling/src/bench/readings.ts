import type { Samples } from './rounds.ts'
import { median, quantile, ratio } from './statistics.ts'

/** A figure with the range that contains the middle half of the measured values. */
export interface Spread {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** Undefined if the samples are not there. */
export type Reading = (samples: Samples) => Spread | undefined

/** Returns the median of a series. */
export function middle(series: string): Reading {
  return (samples) => spread(all(samples, series))
}

/** Returns the 95th percentile of a series; its range is that of the rounds' own percentiles. */
export function percentile95(series: string): Reading {
  return (samples) => {
    const values = all(samples, series)
    if (values.length === 0) return undefined
    const each = filled(samples, series).map((round) => quantile(round, 0.95))
    return { value: quantile(values, 0.95), low: quantile(each, 0.25), high: quantile(each, 0.75) }
  }
}

/** Returns the median of each round's ratio of `series` to `other`, since a slow moment meets both. */
export function times(series: string, other: string): Reading {
  return paired(series, other, ratio)
}

/** Returns how much more than `other` a series is, round by round. */
export function more(series: string, other: string): Reading {
  return paired(series, other, (a, b) => a - b)
}

export function largest(...list: readonly string[]): Reading {
  return (samples) => {
    const spreads = list.flatMap((series) => middle(series)(samples) ?? [])
    return spreads.toSorted((a, b) => b.value - a.value)[0]
  }
}

function paired(series: string, other: string, compare: (one: number, other: number) => number): Reading {
  return (samples) => {
    const others = samples[other] ?? []
    const pairs = (samples[series] ?? []).flatMap((round, at) => {
      const beside = others[at] ?? []
      return round.length > 0 && beside.length > 0 ? [compare(median(round), median(beside))] : []
    })
    return spread(pairs)
  }
}

function spread(values: readonly number[]): Spread | undefined {
  return values.length === 0 ? undefined : { value: median(values), low: quantile(values, 0.25), high: quantile(values, 0.75) }
}

const filled = (samples: Samples, series: string) => (samples[series] ?? []).filter((round) => round.length > 0)
const all = (samples: Samples, series: string) => filled(samples, series).flat()
