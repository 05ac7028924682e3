import * as v from 'valibot'
import { ApplicationRef } from './application-ref.ts'
import { ACTIVE_STATUSES, ActiveStatus, Id, readPicklist, stamp } from './fields/shapes.ts'
import { requiredText } from './fields/text.ts'
import { listQuery, pageOf } from './route/paging.ts'
import { route } from './route/route.ts'

export const PLATFORMS = ['android', 'ios', 'desktop', 'web'] as const
export type Platform = (typeof PLATFORMS)[number]

export const Source = v.object({
  id: Id,
  application: ApplicationRef,
  source_name: v.string(),
  package_name: v.string(),
  platform: readPicklist(PLATFORMS),
  status: readPicklist(ACTIVE_STATUSES),
  ...stamp,
})
export type Source = v.InferOutput<typeof Source>

export const SOURCE_NAME_MAX = 200
export const PACKAGE_NAME_MAX = 255

export const SourceWrite = v.object({
  source_name: requiredText(SOURCE_NAME_MAX),
  package_name: v.pipe(requiredText(PACKAGE_NAME_MAX), v.regex(/^[^\s\p{Cc}\p{Cf}\p{DI}]+$/u, 'invalid_format')),
  platform: v.picklist(PLATFORMS, 'invalid_option'),
  status: ActiveStatus,
})
export type SourceWrite = v.InferInput<typeof SourceWrite>

const SOURCES = '/pub/core/api/v1/publishers/:publisher_id/applications/:application_id/sources'
const answers = { read: 'sources.get', id: 'source_id' } as const
// An application says how many sources it has.
const touches = ['sources', 'applications']

export const listSources = route({
  id: 'sources.list',
  method: 'GET',
  path: SOURCES,
  access: { any_of: ['pub:sources:read-list'] },
  query: v.object({
    ...listQuery(['source_name', 'created_on'], '-created_on'),
    platform: v.optional(v.picklist(PLATFORMS)),
    status: v.optional(v.picklist(ACTIVE_STATUSES)),
  }),
  response: pageOf(Source),
  status: 200,
  errors: ['application_not_found'],
})
export const createSource = route({
  id: 'sources.create',
  method: 'POST',
  path: SOURCES,
  access: { any_of: ['pub:sources:create'] },
  body: SourceWrite,
  response: Source,
  status: 201,
  errors: ['application_not_found', 'source_taken'],
  versioned: true,
  idempotent: true,
  touches,
  answers,
})
export const getSource = route({
  id: 'sources.get',
  method: 'GET',
  path: `${SOURCES}/:source_id`,
  access: { any_of: ['pub:sources:read'] },
  response: Source,
  status: 200,
  errors: ['application_not_found', 'source_not_found'],
  versioned: true,
})
export const updateSource = route({
  id: 'sources.update',
  method: 'PUT',
  path: `${SOURCES}/:source_id`,
  access: { any_of: ['pub:sources:update'] },
  body: SourceWrite,
  response: Source,
  status: 200,
  errors: ['application_not_found', 'source_not_found', 'source_taken', 'version_mismatch'],
  versioned: true,
  touches,
  answers,
})
export const deleteSource = route({
  id: 'sources.delete',
  method: 'DELETE',
  path: `${SOURCES}/:source_id`,
  access: { any_of: ['pub:sources:delete'] },
  status: 204,
  errors: ['application_not_found', 'source_not_found', 'version_mismatch'],
  touches,
})
