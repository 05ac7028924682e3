import type { Route } from '@console/contract'
import * as v from 'valibot'
import { rememberLeftOut } from './as-received.ts'
import { entryAround, leftOut, mendedAt, rowsOf } from './mend.ts'
import { emitMisread, type MisreadField } from './misread.ts'

interface Read {
  readonly output: unknown
  readonly raw: unknown
}

/** A part that was mended may show a fault inside it. */
const ROUNDS = 20
const told = new Set<string>()

/**
 * Reads a response that does not fit its schema, in the ways in which backends write the same thing: an absent list, a number as text, a
 * name that is null. An entry of a list that cannot be read even so is left out, and the others stay. Returns undefined if the response
 * cannot be read. What did not fit is told, once for each call and place; what was mended is written to the browser's log too.
 */
export function readLoosely(route: Route, raw: unknown): Read | undefined {
  let read: Read | undefined = { output: raw, raw }
  const found: MisreadField[] = []
  for (let round = 0; round < ROUNDS && route.response && read; round += 1) {
    const result = v.safeParse(route.response, read.output)
    if (result.success) {
      tell(route.id, found)
      const missing = rowsOf(raw) - rowsOf(result.output)
      if (missing > 0) rememberLeftOut(result.output as object, missing)
      return { output: result.output, raw: read.raw }
    }
    read = mended(read, result.issues, found)
  }
  tell(route.id, [{ field: found.at(-1)?.field ?? '', outcome: 'refused' }])
  return undefined
}

/** Mends every place that the issues name, or leaves it out; undefined if one of them cannot be, which is then the last one found. */
function mended(read: Read, issues: readonly v.BaseIssue<unknown>[], found: MisreadField[]): Read | undefined {
  const unreadable: (readonly (string | number)[])[] = []
  for (const issue of issues) {
    const path = (issue.path ?? []).map(({ key }) => key as string | number)
    const field = path.filter((key) => typeof key === 'string').join('.')
    const output = mendedAt(read.output, path, issue)
    found.push({ field, outcome: output === undefined ? 'left_out' : 'mended' })
    const entry = entryAround(path)
    if (output !== undefined) read = { ...read, output }
    else if (entry) unreadable.push(entry)
    else return undefined
  }
  return leftOut(read, unreadable)
}

function tell(call: string, found: readonly MisreadField[]): void {
  const fields: MisreadField[] = []
  for (const one of found) {
    const place = one.outcome === 'left_out' ? `${one.field} (left out)` : one.field
    const line = `${call}: ${place} is not as the contract has it`
    if (told.has(`${line} ${one.outcome}`)) continue
    told.add(`${line} ${one.outcome}`)
    fields.push(one)
    // Where a response was refused, the page says so.
    if (one.outcome !== 'refused') console.warn(line)
  }
  if (fields.length > 0) emitMisread({ call, fields })
}
