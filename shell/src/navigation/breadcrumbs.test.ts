import type { ModuleManifest } from '@console/module'
import { expect, test } from '@jest/globals'
import { crumbsOf } from './breadcrumbs.tsx'

const page = { page: 'p', layout: 'default', guard: 'admin', needs: [] } as const
const manifest: ModuleManifest = {
  id: 'campaigns',
  version: '1.0.0',
  platform: '^1.0.0',
  hash: 'h',
  commands: [],
  routes: [
    { ...page, path: '/campaigns/:campaign_id', crumb: { label: 'info', record: true, modes: { target: 'target' } } },
    { ...page, path: '/campaigns', crumb: 'campaigns' },
    { ...page, path: '/campaigns/create', crumb: 'create' },
    { ...page, path: '/campaigns/:campaign_id/edit', crumb: 'edit' },
    { ...page, path: '/requests', crumb: 'requests' },
    { ...page, path: '/requests/:request_id/edit', crumb: { label: 'edit', record: true } },
  ],
  entry: { file: 'remoteEntry.js', integrity: 'sha256-x' },
  pages: {},
  labels: { campaigns: 'Campaigns', requests: 'Requests', create: 'Create', info: 'Info', edit: 'Edit', target: 'Target' },
  messages: [],
}
const names = { '/campaigns/c1': 'Summer quest', '/requests/r1/edit': 'Gold spent' }

test.each([
  ['/campaigns', ['Campaigns']],
  ['/campaigns/create', ['Campaigns', 'Create']],
  ['/campaigns/c1', ['Campaigns', 'Info · Summer quest']],
  ['/campaigns/c2', ['Campaigns', 'Info']],
  ['/campaigns/c1/edit', ['Campaigns', 'Info · Summer quest', 'Edit']],
  ['/requests/r1/edit', ['Requests', 'Edit · Gold spent']],
  ['/campaigns/c1?mode=target', ['Campaigns', 'Info · Summer quest', 'Target']],
  ['/campaigns/c1?mode=other', ['Campaigns', 'Info · Summer quest']],
  ['/campaigns/c1?mode=constructor', ['Campaigns', 'Info · Summer quest']],
  ['/campaigns/c1/edit?mode=target', ['Campaigns', 'Info · Summer quest', 'Edit']],
])('%s reads %j', (address, words) => {
  const { pathname, search } = new URL(address, 'http://console.test')
  expect(crumbsOf(manifest, { pathname, search }, names).map(({ word, name }) => (name ? `${word} · ${name}` : word))).toEqual(words)
})

test('the page itself stands above a mode of it, as the way back', () => {
  const crumbs = crumbsOf(manifest, { pathname: '/campaigns/c1', search: '?mode=target' }, names)
  expect(crumbs.map(({ to }) => to)).toEqual(['/campaigns', '/campaigns/c1', '/campaigns/c1?mode=target'])
})
