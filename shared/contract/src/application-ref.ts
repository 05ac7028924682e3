import * as v from 'valibot'
import { ACTIVE_STATUSES, Id, readPicklist } from './fields/shapes.ts'

export const APPLICATION_MODES = ['TEST', 'LIVE'] as const

/** In a file without the calls of applications, so that other calls do not bundle them. */
export const ApplicationRef = v.object({
  id: Id,
  code: v.string(),
  display_name: v.string(),
  mode: readPicklist(APPLICATION_MODES),
  status: readPicklist(ACTIVE_STATUSES),
})
export type ApplicationRef = v.InferOutput<typeof ApplicationRef>
