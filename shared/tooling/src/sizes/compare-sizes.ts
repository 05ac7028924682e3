import type { Table } from '../table/table.ts'
import type { Size, Sizes } from './sum-sizes.ts'

/** Changes of names and hashes are smaller. */
const WORTH_TELLING = 10
/** Packages that weigh less, and changed no more, share a row. */
const WORTH_A_ROW = 500
const NOTHING: Size = { first: 0, all: 0 }

export interface Weighed extends Size {
  readonly name: string
  /** Undefined if there is nothing to compare with. */
  readonly change?: Size
}

/** Compares part by part, the heaviest first. What is gone weighs nothing now. */
export function compareSizes(now: Readonly<Record<string, Size>>, before?: Readonly<Record<string, Size>>): Weighed[] {
  const names = [...new Set([...Object.keys(now), ...Object.keys(before ?? {})])]
  return names
    .map((name) => {
      const size = now[name] ?? NOTHING
      const earlier = before?.[name] ?? NOTHING
      return { name, ...size, ...(before && { change: { first: size.first - earlier.first, all: size.all - earlier.all } }) }
    })
    .toSorted((a, b) => b.all - a.all || (a.name < b.name ? -1 : 1))
}

export function sizeTables(now: Sizes, before?: Sizes): Table[] {
  return [table('Builds', now.builds, before?.builds), table('Packages in them', now.packages, before?.packages)]
}

function withOthers(weighed: readonly Weighed[]): Weighed[] {
  const isHeavy = ({ all, change = NOTHING }: Weighed) => all >= WORTH_A_ROW || Math.abs(change.all) >= WORTH_TELLING
  const light = weighed.filter((one) => !isHeavy(one))
  if (light.length === 0) return [...weighed]
  const sum = (size: (one: Weighed) => number) => light.reduce((total, one) => total + size(one), 0)
  const others = { name: `${light.length} others`, first: sum(({ first }) => first), all: sum(({ all }) => all) }
  return [...weighed.filter(isHeavy), { ...others, ...(light[0]?.change && { change: NOTHING }) }]
}

function table(title: string, now: Readonly<Record<string, Size>>, before: Readonly<Record<string, Size>> | undefined): Table {
  const rows = withOthers(compareSizes(now, before)).map(({ name, first, all, change }) => [
    name,
    kB(first),
    kB(all),
    ...(change ? [changeOf(change.first), changeOf(change.all)] : []),
  ])
  return {
    title,
    head: [title === 'Builds' ? 'build' : 'package', 'first file kB', 'all kB', ...(before ? ['change', 'change of all'] : [])],
    rows,
  }
}

const kB = (bytes: number) => (bytes === 0 ? '-' : (bytes / 1000).toFixed(1))

function changeOf(bytes: number): string {
  if (Math.abs(bytes) < WORTH_TELLING) return ''
  return `${bytes > 0 ? '+' : '-'}${(Math.abs(bytes) / 1000).toFixed(2)}`
}
