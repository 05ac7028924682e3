import type { VisitReport } from '@console/module'
import * as v from 'valibot'
import { Hash, ModuleId, PagePath, Reason, readJson } from './report.ts'

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))
const Ms = whole(3_600_000)
const Count = whole(10_000)

const Visit = v.object({
  path: PagePath,
  shell: v.optional(Hash),
  times: v.object({ first_byte: Ms, drawn: v.optional(Ms), loaded: Ms }),
  modules: v.pipe(
    v.array(
      v.object({
        id: ModuleId,
        hash: Hash,
        version: v.pipe(v.string(), v.regex(/^[\w.+-]{1,64}$/)),
        entry: v.optional(Ms),
        pages: v.optional(Ms),
      }),
    ),
    v.maxLength(50),
  ),
  failures: v.pipe(v.record(v.custom<string>(isFailure), Count), v.maxEntries(50)),
  calls: v.object({ unreachable: Count, refused: Count, failed: Count }),
}) satisfies v.GenericSchema<unknown, VisitReport>

export function readVisit(body: Uint8Array | null): v.InferOutput<typeof Visit> | null {
  return readJson(Visit, body)
}

/** `<module> <reason>` */
function isFailure(key: unknown): boolean {
  const [id, reason, ...more] = typeof key === 'string' ? key.split(' ') : []
  return more.length === 0 && v.is(ModuleId, id) && v.is(Reason, reason)
}
