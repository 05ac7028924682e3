import type { MisreadOutcome, MisreadReport } from '@console/module'
import * as v from 'valibot'
import { Hash, readJson } from './report.ts'

const OUTCOMES: Readonly<Record<MisreadOutcome, true>> = { mended: true, left_out: true, refused: true }

/** Names of the contract alone have this form: ids and what people typed are refused. */
const Name = '[a-z][a-z_]{0,63}'

const Misread = v.object({
  call: v.pipe(v.string(), v.regex(new RegExp(`^${Name}\\.${Name}$`))),
  fields: v.pipe(
    v.array(
      v.object({
        field: v.pipe(v.string(), v.maxLength(200), v.regex(new RegExp(`^(${Name}(\\.${Name})*)?$`))),
        outcome: v.picklist(Object.keys(OUTCOMES) as MisreadOutcome[]),
      }),
    ),
    v.minLength(1),
    v.maxLength(100),
  ),
  shell: v.optional(Hash),
}) satisfies v.GenericSchema<unknown, MisreadReport>

export function readMisread(body: Uint8Array | null): v.InferOutput<typeof Misread> | null {
  return readJson(Misread, body)
}
