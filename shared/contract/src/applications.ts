import * as v from 'valibot'
import { APPLICATION_MODES, ApplicationRef } from './application-ref.ts'
import { ApplicationCreate, ApplicationUpdate } from './application-writes.ts'
import { ACTIVE_STATUSES, stamp, Url, UserRef } from './fields/shapes.ts'
import { AgeClassification, Category, Country } from './reference.ts'
import { listQuery, pageOf } from './route/paging.ts'
import { route } from './route/route.ts'

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
  /** Characters and users of the TEST audience, which a switch to LIVE deletes; null once LIVE, or if the API does not say. */
  test_audience_size: v.nullish(v.number()),
  /** Characters and users of the LIVE audience, also before the switch; deleting the application deletes them. */
  live_audience_size: v.nullish(v.number()),
  ...stamp,
})
export type Application = v.InferOutput<typeof Application>
export type IntegrationInfo = v.InferOutput<typeof IntegrationInfo>

const FIELDS_KEYS = ['pub:applications:update', 'app:update'] as const
const INTEGRATION_KEYS = ['pub:applications:update-integration_info', 'app:update-integration_info'] as const

export const applicationFields = { access: { any_of: FIELDS_KEYS } } as const
/** The part of `updateApplication` that changes the integration; its keys also show it. */
export const applicationIntegration = { access: { any_of: INTEGRATION_KEYS } } as const

const APPLICATIONS = '/pub/core/api/v1/publishers/:publisher_id/applications'
const answers = { read: 'applications.get', id: 'application_id' } as const

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
    page: ['pub:applications:read-list', 'app:read'],
  },
  query: v.object({
    ...listQuery(['code', 'display_name', 'created_on'], '-created_on'),
    status: v.optional(v.picklist(ACTIVE_STATUSES)),
    mode: v.optional(v.picklist(APPLICATION_MODES)),
    /** The exact code; /applications/{code} is resolved by it. 403 if the caller cannot read that application. */
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
export const createApplication = route({
  id: 'applications.create',
  method: 'POST',
  path: APPLICATIONS,
  access: { any_of: ['pub:applications:create'] },
  body: ApplicationCreate,
  response: Application,
  status: 201,
  errors: ['code_taken'],
  versioned: true,
  idempotent: true,
  touches: ['applications'],
  answers,
})
/** `integration_info` needs the keys of `applicationIntegration`; those keys alone change no other field. */
export const updateApplication = route({
  id: 'applications.update',
  method: 'PUT',
  path: `${APPLICATIONS}/:application_id`,
  access: { any_of: [...FIELDS_KEYS, ...INTEGRATION_KEYS] },
  body: ApplicationUpdate,
  response: Application,
  status: 200,
  errors: ['application_not_found', 'mode_is_final', 'version_mismatch'],
  versioned: true,
  // Campaigns and sources show the name, mode and status of their applications.
  touches: ['applications', 'campaigns', 'sources'],
  answers,
})
export const deleteApplication = route({
  id: 'applications.delete',
  method: 'DELETE',
  path: `${APPLICATIONS}/:application_id`,
  access: { any_of: ['pub:applications:delete', 'app:delete'] },
  status: 204,
  errors: ['application_not_found', 'application_in_use', 'version_mismatch'],
  // Not its sources: no page is left that would refetch them.
  touches: ['applications', 'campaigns'],
})
