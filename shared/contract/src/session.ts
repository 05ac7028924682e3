import * as v from 'valibot'
import { ACTIVE_STATUSES, Id, LOCALES, RoleRef, readPicklist, stamp, Url } from './fields/shapes.ts'
import { plainText } from './fields/text.ts'
import { listOf } from './route/paging.ts'
import { route } from './route/route.ts'

// Apart from the other calls of its records: the first file of the console holds this alone.

export const ID = '/pub/id/api/v1'

/** Provider staff sign in under the strategy `provider`, publishers under `local`. */
export const STRATEGIES = ['local', 'provider'] as const

export const Profile = v.object({
  id: Id,
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  phone: v.nullish(v.string()),
  avatar_url: v.nullish(Url),
  locale: v.optional(v.fallback(v.picklist(LOCALES), 'en')),
  /** Account roles: every publisher user has `admin`, staff `provider_staff`. */
  roles: v.array(v.string()),
  strategy: v.optional(v.picklist(STRATEGIES), 'local'),
  has_password: v.optional(v.boolean()),
  google_linked: v.optional(v.boolean()),
  ...stamp,
})
export type Profile = v.InferOutput<typeof Profile>

export const OwnPublisher = v.object({
  id: Id,
  code: v.string(),
  name: v.string(),
  logo_url: v.nullish(Url),
  status: readPicklist(ACTIVE_STATUSES),
  role: RoleRef,
  is_owner: v.optional(v.boolean(), false),
})
export type OwnPublisher = v.InferOutput<typeof OwnPublisher>

export const MyPermissions = v.object({
  publisher_id: Id,
  role: RoleRef,
  is_owner: v.optional(v.boolean(), false),
  permissions: v.array(v.string()),
})
export type MyPermissions = v.InferOutput<typeof MyPermissions>

export const getProfile = route({
  id: 'profile.get',
  method: 'GET',
  path: `${ID}/users/profile`,
  access: 'user',
  response: Profile,
  status: 200,
  errors: [],
  versioned: true,
})
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
export const getMyPermissions = route({
  id: 'authz.my_permissions',
  method: 'GET',
  path: '/pub/authz/api/v1/publishers/:publisher_id/my-permissions',
  access: 'member',
  response: MyPermissions,
  status: 200,
  errors: [],
})
export const logout = route({
  id: 'auth.logout',
  method: 'POST',
  path: `${ID}/auth/logout`,
  access: 'public',
  body: v.object({ refresh_token: v.nullish(v.string()) }),
  status: 204,
  errors: [],
})
