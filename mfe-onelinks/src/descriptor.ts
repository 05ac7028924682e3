import { describeModule } from '@console/module'

export default describeModule({
  id: 'onelinks',
  owns: ['/onelinks', '/metric-requests'],
  nav: [
    { to: '/onelinks', label: 'nav.onelinks', icon: 'onelinks', order: 40 },
    { to: '/metric-requests', label: 'nav.metricRequests', icon: 'metric-requests', order: 50 },
  ],
  commands: [
    { to: '/onelinks/create', label: 'command.newOnelink', often: true },
    { to: '/metric-requests/create', label: 'command.newMetricRequest' },
  ],
  search: [
    { call: 'onelinks.list', to: '/onelinks/:id', name: ['display_name'], text: ['custom_id'] },
    {
      call: 'metric_requests.list',
      to: '/metric-requests/:id',
      name: ['name'],
      text: ['application.display_name', 'metricRequest.status.:status'],
    },
  ],
  attention: [
    {
      // The API cannot list the decided ones alone.
      call: 'metric_requests.list?page_size=20',
      to: '/metric-requests/:id',
      name: ['name'],
      waiting: true,
      reasons: [
        {
          when: [
            { of: 'status', is: ['approved', 'rejected'] },
            { of: 'decided_on', from: -14 },
          ],
          text: 'attention.request.:status',
          at: 'decided_on',
          latestFirst: true,
        },
        { when: [{ of: 'status', is: ['pending'] }], text: 'attention.request.pending' },
      ],
    },
  ],
  routes: [
    { path: '/onelinks', page: 'onelink-list', title: 'onelinks.title', crumb: 'crumb.onelinks', data: 'onelinks.list' },
    {
      path: '/onelinks/create',
      page: 'onelink-create',
      title: 'onelink.create.title',
      crumb: 'crumb.onelink.create',
      act: 'onelinks.create',
    },
    { path: '/onelinks/qr-codes', page: 'qr-codes', title: 'onelinks.codes.title', crumb: 'onelinks.codes.title', act: 'onelinks.list' },
    {
      path: '/onelinks/:onelink_id',
      page: 'onelink',
      crumb: { label: 'crumb.info', record: true, modes: { edit: 'crumb.edit' } },
      data: 'onelinks.get',
    },
    {
      path: '/metric-requests',
      page: 'metric-request-list',
      title: 'metricRequests.title',
      crumb: 'crumb.metricRequests',
      data: 'metric_requests.list',
    },
    {
      path: '/metric-requests/create',
      page: 'metric-request-create',
      title: 'metricRequest.create.title',
      crumb: 'crumb.metricRequest.create',
      act: 'metric_requests.create',
    },
    { path: '/metric-requests/edit', page: 'metric-request-edit', crumb: 'crumb.edit', act: 'metric_requests.get' },
    {
      path: '/metric-requests/:metric_request_id',
      page: 'metric-request',
      crumb: { label: 'crumb.info', record: true },
      data: 'metric_requests.get',
    },
    {
      path: '/metric-requests/:metric_request_id/edit',
      page: 'metric-request-edit',
      crumb: 'crumb.edit',
      data: 'metric_requests.get',
    },
  ],
})
