import type { FailureReason, FailureReport } from '@console/module'
import * as v from 'valibot'

/** Each reason of a page, and whether it tells that the release itself failed to load: networks fail, and records may be odd. */
const REASONS: Readonly<Record<FailureReason, boolean>> = {
  platform: false,
  missing: true,
  held: false,
  off: false,
  override: false,
  unreachable: false,
  slow: false,
  altered: true,
  invalid: true,
  import: true,
  render: false,
}

export const Hash = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,128}$/))
export const ModuleId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,63}$/))
export const Reason = v.picklist(Object.keys(REASONS) as FailureReason[])

const Report = v.object({
  id: ModuleId,
  hash: v.optional(Hash),
  reason: Reason,
  support_id: v.pipe(v.string(), v.regex(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)),
  shell: v.optional(Hash),
})

/** Reads the body of a report; null if it is none. */
export function readReport(body: Uint8Array | null): FailureReport | null {
  return readJson(Report, body)
}

/** Returns the JSON of a body as the schema has it; null if it does not fit. */
export function readJson<T>(schema: v.GenericSchema<unknown, T>, body: Uint8Array | null): T | null {
  try {
    const read = v.safeParse(schema, JSON.parse(new TextDecoder().decode(body ?? new Uint8Array())))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

/** Returns whether a report tells that a release failed to load, by its own fault. */
export function blamesRelease({ reason }: FailureReport): boolean {
  return REASONS[reason]
}
