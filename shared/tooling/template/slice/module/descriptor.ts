import { describeModule } from '@console/module'

export default describeModule({
  id: 'sample-section',
  owns: ['/sample-things'],
  nav: [{ to: '/sample-things', label: 'nav.sampleThings', icon: 'campaigns', order: 100 }],
  commands: [{ to: '/sample-things/create', label: 'command.newSampleThing' }],
  search: [{ call: 'onelinks.list', to: '/sample-things/:id', name: ['name'] }],
  routes: [
    { path: '/sample-things', page: 'sample-thing-list', title: 'sampleThings.title', crumb: 'crumb.sampleThings', data: 'onelinks.list' },
    {
      path: '/sample-things/create',
      page: 'sample-thing-create',
      title: 'sampleThing.create.title',
      crumb: 'crumb.create',
      act: 'onelinks.create',
    },
    { path: '/sample-things/:sample_thing_id', page: 'sample-thing', crumb: { label: 'crumb.info', record: true }, data: 'onelinks.get' },
    {
      path: '/sample-things/:sample_thing_id/edit',
      page: 'sample-thing-edit',
      crumb: 'crumb.edit',
      data: 'onelinks.get',
      act: 'onelinks.update',
    },
  ],
})
