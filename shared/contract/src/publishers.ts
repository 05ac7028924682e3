import * as v from 'valibot'
import { ACTIVE_STATUSES, Email, Exists, Id, readPicklist, stamp, Url, UserRef } from './fields/shapes.ts'
import { plainText, requiredText } from './fields/text.ts'
import { OptionalUrl } from './fields/url-inputs.ts'
import { Category, Country } from './reference.ts'
import { route } from './route/route.ts'

export const PUBLISHER_NAME_MAX = 200
const PUBLISHER_DESCRIPTION_MAX = 2000
const PUBLISHER_PHONE_MAX = 50
const PUBLISHER_ADDRESS_MAX = 500

export const Publisher = v.object({
  id: Id,
  code: v.string(),
  name: v.string(),
  description: v.optional(v.string(), ''),
  logo_url: v.nullish(Url),
  website_url: v.nullish(Url),
  contact_email: v.nullish(v.string()),
  contact_phone: v.nullish(v.string()),
  address: v.optional(v.string(), ''),
  country: v.nullish(Country),
  categories: v.optional(v.array(Category), []),
  owner: v.optional(UserRef),
  status: readPicklist(ACTIVE_STATUSES),
  ...stamp,
})
export type Publisher = v.InferOutput<typeof Publisher>

/** Without the code, which never changes. */
export const PublisherWrite = v.object({
  name: requiredText(PUBLISHER_NAME_MAX),
  description: v.nullish(plainText(PUBLISHER_DESCRIPTION_MAX)),
  logo_url: v.optional(OptionalUrl),
  website_url: v.optional(OptionalUrl),
  contact_email: v.nullish(Email),
  contact_phone: v.nullish(plainText(PUBLISHER_PHONE_MAX)),
  address: v.nullish(plainText(PUBLISHER_ADDRESS_MAX)),
  country_code: v.nullish(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'invalid_format'))),
  category_ids: v.nullish(
    v.pipe(
      v.array(Id),
      v.maxLength(100),
      v.check((ids) => new Set(ids).size === ids.length, 'duplicate'),
    ),
  ),
})
export type PublisherWrite = v.InferInput<typeof PublisherWrite>

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
const PUBLISHER = '/pub/core/api/v1/publishers/:publisher_id'

export const getPublisher = route({
  id: 'publishers.get',
  method: 'GET',
  path: PUBLISHER,
  access: { any_of: ['pub:publisher:read'] },
  response: Publisher,
  status: 200,
  errors: [],
  versioned: true,
})
export const updatePublisher = route({
  id: 'publishers.update',
  method: 'PUT',
  path: PUBLISHER,
  access: { any_of: ['pub:publisher:update'] },
  body: PublisherWrite,
  response: Publisher,
  status: 200,
  errors: ['version_mismatch'],
  versioned: true,
  touches: ['publishers'],
  answers: { read: 'publishers.get' },
})
