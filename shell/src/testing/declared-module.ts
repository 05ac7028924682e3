import {
  listApplications,
  listCampaigns,
  listInvitations,
  listMetricRequests,
  listSources,
  listTasks,
  listUsers,
  type Route,
} from '@console/contract'
import type { ModuleManifest, ReleasedSearch } from '@console/module'
import { registryStore } from '../modules/registry.ts'
import { newManifest } from './served-modules.ts'

function list({ id, path, access }: Route, query: Readonly<Record<string, string>> = {}): ReleasedSearch['list'] {
  return { call: id, path, query, needs: typeof access === 'object' ? access.any_of : [] }
}

const route = (path: `/${string}`) => ({ path, page: 'p', layout: 'default', guard: 'admin', needs: [] }) as const
const STATUS = 'status.:status'
const RUNNING = list(listCampaigns, { status: 'active', sort: 'end_date', page_size: '50' })

/** A module that declares all that can be said of records. */
export const DECLARED: ModuleManifest = {
  ...newManifest(),
  routes: [route('/campaigns/:campaign_id'), route('/sources/:application_id')],
  labels: {
    campaigns: 'Campaigns',
    missions: 'Missions',
    applications: 'Applications',
    sources: 'Sources',
    people: 'People',
    guests: 'Guests',
    allCampaigns: 'All campaigns with “{words}”',
    allMissions: 'All missions with “{words}”',
    'campaign.active': 'Runs',
    'campaign.unknown': 'Who knows',
    late: 'Late since {when}',
    open: 'Open',
    dates: 'Change dates',
    empty: 'Empty',
    fill: 'Fill',
    trial: 'On trial',
    look: 'Look',
    all: 'All that runs',
    'request.approved': 'Approved {when}',
    'request.rejected': 'Rejected {when}',
    'request.pending': 'Waits',
    invited: 'Invited {when}',
    newCampaign: 'New campaign',
    newOnelink: 'New Onelink',
    newApplication: 'New application',
  },
  search: [
    {
      list: list(listCampaigns),
      heading: 'campaigns',
      to: '/campaigns/:id',
      name: ['name'],
      text: ['campaign_applications.application.display_name', 'campaign.:status'],
      all: { to: '/campaigns', label: 'allCampaigns', needs: ['pub:campaigns:read-list'] },
    },
    {
      list: list(listTasks),
      heading: 'missions',
      to: '/campaigns/:campaign_id/mission/:id',
      name: ['name'],
      text: [STATUS],
      all: { to: '/campaigns/missions', label: 'allMissions', needs: ['pub:campaigns:read'] },
    },
    { list: list(listApplications), heading: 'applications', to: '/applications/:code', name: ['display_name'], text: ['mode', STATUS] },
    {
      list: list(listSources),
      each: list(listApplications),
      heading: 'sources',
      to: '/sources/:application_id/:id',
      name: ['source_name', 'application.display_name'],
    },
    { list: list(listUsers), heading: 'people', to: '/users/:id', name: [{ person: 'user' }], text: [{ role: 'role' }] },
    { list: list(listInvitations, { status: 'pending' }), heading: 'guests', to: '/users?q=:email', name: ['email'] },
  ],
  attention: [
    {
      list: RUNNING,
      to: '/campaigns/:id',
      needs: ['pub:campaigns:read'],
      name: ['name'],
      reasons: [
        {
          when: [{ of: 'end_date', past: true }],
          text: 'late',
          at: 'end_date',
          way: { to: '/campaigns/:id', label: 'open', needs: ['pub:campaigns:end'], owner: 'owner.id' },
        },
        {
          when: [
            { of: 'start_date', past: true },
            { of: 'end_date', past: false, to: 7 },
          ],
          text: 'campaign.endsIn',
          at: 'end_date',
          way: { to: '/campaigns/:id/edit', label: 'dates', needs: ['pub:campaigns:update', 'campaign:update'], owner: 'owner.id' },
        },
        {
          when: [
            { of: 'start_date', to: 7 },
            { of: 'tasks_count', is: [0] },
          ],
          text: 'empty',
          way: { to: '/campaigns/:id/mission/create', label: 'fill', needs: ['pub:campaigns:update'] },
        },
        {
          in: 'campaign_applications',
          when: [{ of: 'campaign_applications.application.mode', is: ['TEST'] }],
          text: 'trial',
          way: { to: '/applications/:campaign_applications.application.code', label: 'look', needs: [] },
        },
      ],
    },
    {
      list: list(listMetricRequests),
      to: '/metric-requests/:id',
      needs: [],
      name: ['name'],
      waiting: true,
      reasons: [
        {
          when: [
            { of: 'status', is: ['approved', 'rejected'] },
            { of: 'decided_on', from: -14 },
          ],
          text: 'request.:status',
          at: 'decided_on',
          latestFirst: true,
        },
        { when: [{ of: 'status', is: ['pending'] }], text: 'request.pending' },
      ],
    },
    {
      list: list(listInvitations, { status: 'pending' }),
      to: '/users',
      needs: [],
      name: ['email'],
      waiting: true,
      reasons: [{ text: 'invited', at: 'created_on' }],
    },
  ],
  schedule: [
    {
      list: RUNNING,
      to: '/campaigns/:id',
      needs: ['pub:campaigns:read'],
      name: ['name'],
      begins: 'start_date',
      ends: 'end_date',
      all: { to: '/campaigns?view=timeline&status=active', label: 'all' },
    },
  ],
  commands: [
    { to: '/onelinks/create', label: 'newOnelink', needs: ['pub:onelinks:create'], often: true },
    { to: '/campaigns/create', label: 'newCampaign', needs: ['pub:campaigns:create'], often: true },
    { to: '/applications/create', label: 'newApplication', needs: ['pub:applications:create'] },
  ],
}

export function declareRecords(): void {
  registryStore.setState(({ manifests }) => ({ manifests: { ...manifests, [DECLARED.id]: DECLARED }, rest: 'ready' }))
}
