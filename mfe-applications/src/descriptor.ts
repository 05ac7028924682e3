import { describeModule } from '@console/module'

export default describeModule({
  id: 'applications',
  owns: ['/applications', '/sources'],
  nav: [
    { to: '/applications', label: 'nav.applications', icon: 'applications', order: 20 },
    { to: '/sources', label: 'nav.sources', icon: 'sources', order: 30 },
  ],
  commands: [
    { to: '/applications/create', label: 'command.newApplication' },
    { to: '/sources/create', label: 'command.newSource' },
  ],
  search: [
    {
      call: 'applications.list',
      to: '/applications/:code',
      name: ['display_name'],
      text: ['mode', 'status.:status'],
    },
    {
      call: 'sources.list',
      each: 'applications.list?sort=display_name',
      to: '/sources/:application_id/:id',
      name: ['source_name', 'application.display_name'],
      text: ['status.:status'],
    },
  ],
  routes: [
    {
      path: '/applications',
      page: 'application-list',
      title: 'applications.title',
      crumb: 'crumb.applications',
      data: 'applications.list',
    },
    {
      path: '/applications/create',
      page: 'application-create',
      title: 'application.create.title',
      crumb: 'crumb.application.create',
      act: 'applications.create',
    },
    {
      path: '/applications/:code',
      page: 'application',
      crumb: { label: 'crumb.info', record: true, modes: { edit: 'crumb.edit', integration: 'crumb.integration' } },
      data: 'applications.list?code',
      act: 'applications.get',
    },
    { path: '/sources', page: 'sources', title: 'sources.title', crumb: 'crumb.sources', act: 'sources.list' },
    {
      path: '/sources/create',
      page: 'source-create',
      title: 'source.create.title',
      crumb: 'crumb.source.create',
      act: 'sources.create',
    },
    {
      path: '/sources/:application_id',
      page: 'source-list',
      title: 'sources.title',
      crumb: { label: 'crumb.application', record: true },
      data: 'sources.list',
    },
    {
      path: '/sources/:application_id/create',
      page: 'source-create',
      title: 'source.create.title',
      crumb: 'crumb.source.create',
      act: 'sources.create',
    },
    {
      path: '/sources/:application_id/:source_id',
      page: 'source',
      crumb: { label: 'crumb.info', record: true },
      data: 'sources.get',
    },
    {
      path: '/sources/:application_id/:source_id/update',
      page: 'source-edit',
      crumb: 'crumb.edit',
      data: 'sources.get',
      act: 'sources.update',
    },
  ],
})
