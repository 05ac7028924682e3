import * as v from 'valibot'
import { route } from './route.ts'
import { Exists, Id, listOf, RoleRef, readPicklist, Url } from './shapes.ts'
import { plainText } from './text.ts'

/** A publisher as one of its members sees it in the chooser. */
export const OwnPublisher = v.object({
  id: Id,
  code: v.string(),
  name: v.string(),
  logo_url: v.nullish(Url),
  status: readPicklist(['active', 'inactive']),
  role: RoleRef,
  is_owner: v.optional(v.boolean(), false),
})
export type OwnPublisher = v.InferOutput<typeof OwnPublisher>

/** The permissions of the signed-in person at a publisher; prefixed and own keys. */
export const MyPermissions = v.object({
  publisher_id: Id,
  role: RoleRef,
  is_owner: v.optional(v.boolean(), false),
  permissions: v.array(v.string()),
})
export type MyPermissions = v.InferOutput<typeof MyPermissions>

export const listOwnPublishers = route({
  id: 'publishers.own',
  method: 'GET',
  path: '/pub/core/api/v1/publishers/own',
  access: 'user',
  query: v.object({ q: v.optional(plainText(200)) }),
  response: listOf(OwnPublisher),
  status: 200,
  errors: [],
})
/** Takes exactly one of code and name. The registration form asks while someone types. */
export const checkPublisher = route({
  id: 'publishers.check_exist',
  method: 'GET',
  path: '/pub/core/api/v1/publishers/check-exist',
  access: 'public',
  query: v.object({ code: v.optional(plainText(200)), name: v.optional(plainText(200)) }),
  response: Exists,
  status: 200,
  errors: ['rate_limited'],
})
export const getMyPermissions = route({
  id: 'authz.my_permissions',
  method: 'GET',
  path: '/pub/authz/api/v1/publishers/:publisher_id/my-permissions',
  access: 'member',
  response: MyPermissions,
  status: 200,
  errors: [],
})
