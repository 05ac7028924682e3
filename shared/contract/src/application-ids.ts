import * as v from 'valibot'
import { Id } from './fields/shapes.ts'

export const ApplicationIds = v.pipe(
  v.array(Id),
  v.maxLength(500),
  v.check((ids) => new Set(ids).size === ids.length, 'duplicate'),
)
