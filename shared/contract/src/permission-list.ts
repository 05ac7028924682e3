import * as v from 'valibot'
import { LocalizedText } from './fields/shapes.ts'
import { listOf } from './route/paging.ts'
import { route } from './route/route.ts'

export const Permission = v.object({
  key: v.string(),
  resource: v.string(),
  action: v.string(),
  name: LocalizedText,
  description: LocalizedText,
})
export type Permission = v.InferOutput<typeof Permission>

export const listPermissions = route({
  id: 'ref.permissions',
  method: 'GET',
  path: '/pub/core/api/v1/permissions',
  access: 'user',
  response: listOf(Permission),
  status: 200,
  errors: [],
})
