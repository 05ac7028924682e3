import { posix } from 'node:path'

type Files = Readonly<Record<string, string>>

const FROM = /(?:from |import\()["'](\.[^"']+)["']/g

/** Returns the places whose declarations are the same in both, and so is everything that they refer to. */
export function sameFiles(some: Files, others: Files): ReadonlySet<string> {
  const same = new Set(Object.keys(some).filter((place) => some[place] === others[place]))
  for (let before = -1; before !== same.size; ) {
    before = same.size
    for (const place of same)
      if (leadsTo(place, some[place] ?? '').some((target) => target in some && !same.has(target))) same.delete(place)
  }
  return same
}

const leadsTo = (place: string, text: string) =>
  [...text.matchAll(FROM)].map(([, from = '']) => posix.join(posix.dirname(place), from).replace(/\.tsx?$/, '.d.ts'))
