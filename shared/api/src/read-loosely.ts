import type { Route } from '@console/contract'
import * as v from 'valibot'
import { rememberLeftOut } from './as-it-came.ts'
import { leftOut, mendedAt, rowsOf } from './mend.ts'

interface Read {
  readonly output: unknown
  readonly raw: unknown
}

/** A part that was mended may show a fault inside it. */
const ROUNDS = 20
const told = new Set<string>()

/**
 * Reads an answer that does not fit its schema, in the ways in which backends write the same thing: an absent list, a number as text, a
 * name that is null. An entry of a list that cannot be read even so is left out, and the others stay. Returns undefined if the answer
 * cannot be read. What was mended is written to the browser's log, once for each call and place.
 */
export function readLoosely(route: Route, raw: unknown): Read | undefined {
  let read: Read = { output: raw, raw }
  const places: string[] = []
  for (let round = 0; round < ROUNDS && route.response; round += 1) {
    const result = v.safeParse(route.response, read.output)
    if (result.success) {
      tell(route.id, places)
      const missing = rowsOf(raw) - rowsOf(result.output)
      if (missing > 0) rememberLeftOut(result.output as object, missing)
      return { output: result.output, raw: read.raw }
    }
    const next = mended(read, result.issues, places)
    if (!next) return undefined
    read = next
  }
  return undefined
}

/** Mends every place that the issues name; undefined if one of them cannot be. */
function mended(read: Read, issues: readonly v.BaseIssue<unknown>[], places: string[]): Read | undefined {
  for (const issue of issues) {
    const path = (issue.path ?? []).map(({ key }) => key as string | number)
    const output = mendedAt(read.output, path, issue)
    if (output !== undefined) {
      places.push(path.filter((key) => typeof key === 'string').join('.'))
      read = { ...read, output }
      continue
    }
    const rest = leftOut(read, path)
    if (!rest) return undefined
    places.push(`${path.filter((key) => typeof key === 'string').join('.')} (left out)`)
    // The places of the other issues may have moved.
    return rest
  }
  return read
}

function tell(call: string, places: readonly string[]): void {
  for (const place of new Set(places)) {
    const line = `${call}: ${place} is not as the contract has it`
    if (!told.has(line)) console.warn(line)
    told.add(line)
  }
}
