import { resolve } from 'node:path'
import type { ModuleDescriptor } from '@console/module'
import { expect, it } from '@jest/globals'
import { moduleFolder } from '../sources/workspace-folders.ts'
import { needsOf, readsOf } from './route-access.ts'

const LIST = ['pub:campaigns:read-list', 'campaign:read']
const APPLICATION_LIST = ['pub:applications:read-list', 'app:read']

it.each<[string, Readonly<Record<string, readonly string[]>>]>([
  [
    'auth',
    {
      '/login': [],
      '/login_test': [],
      '/login/google': [],
      '/forgot-password': [],
      '/register': [],
      '/register/email': [],
      '/register/google': [],
      '/register/complete': [],
      '/accept-invite': [],
      '/accept-invite-note': [],
      '/accept-invite-success': [],
      '/select-publisher': [],
    },
  ],
  [
    'campaigns',
    {
      '/campaigns': LIST,
      '/campaigns/create': ['pub:campaigns:create'],
      '/campaigns/import': ['pub:campaigns:create'],
      // Pages of the console's own, which read missions.
      '/campaigns/missions': ['pub:campaigns:read', 'campaign:read'],
      '/campaigns/what-players-see': ['pub:campaigns:read', 'campaign:read'],
      '/campaigns/:campaign_id': ['pub:campaigns:read', 'campaign:read'],
      '/campaigns/:campaign_id/edit': ['pub:campaigns:update', 'campaign:update'],
      '/campaigns/:campaign_id/mission/create': ['pub:campaigns:update', 'campaign:update'],
      '/campaigns/:campaign_id/mission/edit': ['pub:campaigns:update', 'campaign:update'],
      '/campaigns/:campaign_id/mission/:task_id': ['pub:campaigns:read', 'campaign:read'],
      '/campaigns/:campaign_id/mission/:task_id/edit': ['pub:campaigns:update', 'campaign:update'],
      '/campaigns/:campaign_id/notifications/create': ['pub:campaigns:update', 'campaign:update'],
      '/campaigns/:campaign_id/notifications/:notification_id': ['pub:campaigns:read', 'campaign:read'],
      '/campaigns/:campaign_id/notifications/:notification_id/edit': ['pub:campaigns:update', 'campaign:update'],
    },
  ],
  [
    'applications',
    {
      '/applications': APPLICATION_LIST,
      '/applications/create': ['pub:applications:create'],
      '/applications/:code': ['pub:applications:read', 'app:read'],
      '/sources': ['pub:sources:read-list'],
      '/sources/create': ['pub:sources:create'],
      '/sources/:application_id': ['pub:sources:read-list'],
      '/sources/:application_id/create': ['pub:sources:create'],
      '/sources/:application_id/:source_id': ['pub:sources:read'],
      '/sources/:application_id/:source_id/update': ['pub:sources:update'],
    },
  ],
  [
    'onelinks',
    {
      '/onelinks': ['pub:onelinks:read-list'],
      '/onelinks/create': ['pub:onelinks:create'],
      '/onelinks/qr-codes': ['pub:onelinks:read-list'],
      '/onelinks/:onelink_id': ['pub:onelinks:read'],
      '/metric-requests': ['pub:metric_request:read-list'],
      '/metric-requests/create': ['pub:metric_request:create'],
      '/metric-requests/edit': ['pub:metric_request:read'],
      '/metric-requests/:metric_request_id': ['pub:metric_request:read'],
      '/metric-requests/:metric_request_id/edit': ['pub:metric_request:read'],
    },
  ],
  [
    'team',
    {
      '/setting': [],
      '/setting/about-its': [],
      '/setting/publisher-info': ['pub:publisher:read'],
      '/setting/publisher-info/update': ['pub:publisher:update'],
      '/my-profile': [],
      '/my-profile/update': [],
      '/users': ['pub:users:read-list', 'pub:invitations:read-list'],
      '/users/user-invite': ['pub:invitations:invite'],
      '/users/demo': [],
      '/users/:user_id': ['pub:users:read-list', 'pub:invitations:read-list'],
      '/roles': ['pub:roles:read-list'],
      '/roles/create': ['pub:roles:create'],
      '/roles/:role_id': ['pub:roles:read'],
      '/roles/:role_id/update': ['pub:roles:update'],
    },
  ],
])("the pages of '%s' need what the specification asks for them", async (id, needs) => {
  const { default: descriptor }: { default: ModuleDescriptor } = await import(resolve(moduleFolder(id), 'src/descriptor.ts'))
  expect(Object.fromEntries(descriptor.routes.map((route) => [route.path, needsOf(route)]))).toEqual(needs)
})

const PUBLISHER = '/pub/core/api/v1/publishers/:publisher_id'

it('what a page reads first is the URL of its call at an address without query', () => {
  expect(readsOf({ data: 'campaigns.list' })).toEqual({ url: `${PUBLISHER}/campaigns?page=1&page_size=20&sort=-created_on` })
  expect(readsOf({ data: 'sources.get' })).toEqual({ url: `${PUBLISHER}/applications/:application_id/sources/:source_id` })
  expect(readsOf({ data: 'applications.list?code' })?.url).toBe(`${PUBLISHER}/applications?code=:code&page=1&page_size=20&sort=-created_on`)
  expect(readsOf({})).toBeUndefined()
})

it('what a page reads first names its keys where someone may enter who may not read', () => {
  expect(readsOf({ data: 'campaigns.get', act: 'campaigns.update' })?.needs).toEqual(['pub:campaigns:read', 'campaign:read'])
  expect(readsOf({ data: 'campaigns.get', act: 'campaigns.get' })?.needs).toBeUndefined()
  expect(readsOf({ data: 'profile.get' })?.needs).toBeUndefined()
})
