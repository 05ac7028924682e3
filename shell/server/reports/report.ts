import type { FailureReason, FailureReport } from '@console/module'
import * as v from 'valibot'

/**
 * What a reason blames: the release's files, which the host can try itself, its code, which only browsers run, its page, whose records
 * may be odd, or nothing of the release, since networks fail.
 */
export type Blamed = 'files' | 'code' | 'page' | null

const REASONS: Readonly<Record<FailureReason, Blamed>> = {
  platform: null,
  missing: 'files',
  held: null,
  off: null,
  override: null,
  unreachable: null,
  slow: null,
  altered: 'files',
  invalid: 'code',
  import: 'code',
  render: 'page',
}

export const Hash = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,128}$/))
export const ModuleId = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,63}$/))
export const Reason = v.picklist(Object.keys(REASONS) as FailureReason[])

export const PagePath = v.pipe(v.string(), v.regex(/^\/[^?#\s]{0,1000}$/))

const Report = v.object({
  id: ModuleId,
  hash: v.optional(Hash),
  reason: Reason,
  support_id: v.pipe(v.string(), v.regex(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)),
  shell: v.optional(Hash),
  path: v.optional(PagePath),
})

export function readReport(body: Uint8Array | null): FailureReport | null {
  return readJson(Report, body)
}

export function readJson<T>(schema: v.GenericSchema<unknown, T>, body: Uint8Array | null): T | null {
  try {
    const read = v.safeParse(schema, JSON.parse(new TextDecoder().decode(body ?? new Uint8Array())))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

export function blamed({ reason }: FailureReport): Blamed {
  return REASONS[reason]
}
