import * as v from 'valibot'
import { AgeClassification, Category, Country } from './reference.ts'
import { route } from './route.ts'
import { ACTIVE_STATUSES, Id, listQuery, pageOf, readPicklist, stamp, Url, UserRef } from './shapes.ts'

export const APPLICATION_MODES = ['TEST', 'LIVE'] as const

/** An application as other records show it. */
export const ApplicationRef = v.object({
  id: Id,
  code: v.string(),
  display_name: v.string(),
  mode: readPicklist(APPLICATION_MODES),
  status: readPicklist(ACTIVE_STATUSES),
})
export type ApplicationRef = v.InferOutput<typeof ApplicationRef>

/** Null for callers without the read key; `reward_secret` is null (masked) without the integration key. */
export const IntegrationInfo = v.object({
  firebase_config: v.nullable(v.record(v.string(), v.unknown())),
  url: v.nullable(Url),
  reward_secret: v.nullable(v.string()),
  reward_secret_set: v.optional(v.boolean(), false),
})

export const Application = v.object({
  ...ApplicationRef.entries,
  description: v.string(),
  integration_info: v.nullish(IntegrationInfo),
  category: v.nullish(Category),
  age_classification: v.nullish(AgeClassification),
  countries: v.optional(v.array(Country), []),
  owner: v.optional(UserRef),
  sources_count: v.optional(v.number()),
  ...stamp,
})
export type Application = v.InferOutput<typeof Application>

const APPLICATIONS = '/pub/core/api/v1/publishers/:publisher_id/applications'

export const listApplications = route({
  id: 'applications.list',
  method: 'GET',
  path: APPLICATIONS,
  access: {
    any_of: [
      'pub:applications:read-list',
      'pub:applications:read',
      'pub:campaigns:create',
      'pub:campaigns:update',
      'pub:sources:read-list',
      'pub:invitations:invite',
      'pub:metric_request:create',
      'pub:metric_request:update',
      'pub:users:update-role',
      'app:read',
      'campaign:update',
    ],
  },
  query: v.object({
    ...listQuery(['code', 'display_name', 'created_on'], '-created_on'),
    status: v.optional(v.picklist(ACTIVE_STATUSES)),
    mode: v.optional(v.picklist(APPLICATION_MODES)),
    /** Exact; /applications/{code} resolves through it. */
    code: v.optional(v.pipe(v.string(), v.maxLength(50))),
  }),
  response: pageOf(Application),
  status: 200,
  errors: [],
})
export const getApplication = route({
  id: 'applications.get',
  method: 'GET',
  path: `${APPLICATIONS}/:application_id`,
  access: { any_of: ['pub:applications:read', 'app:read'] },
  response: Application,
  status: 200,
  errors: ['application_not_found'],
  versioned: true,
})
