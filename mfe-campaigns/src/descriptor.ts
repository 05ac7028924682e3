import { describeModule } from '@console/module'

export default describeModule({
  id: 'campaigns',
  owns: ['/campaigns'],
  nav: [{ to: '/campaigns', label: 'nav.campaigns', icon: 'campaigns', order: 10 }],
  commands: [{ to: '/campaigns/create', label: 'command.newCampaign' }],
  routes: [
    { path: '/campaigns', page: 'campaign-list', title: 'campaigns.title', crumb: 'crumb.campaigns', data: 'campaigns.list' },
    {
      path: '/campaigns/create',
      page: 'campaign-create',
      title: 'campaign.create.title',
      crumb: 'crumb.create',
      act: 'campaigns.create',
    },
    {
      path: '/campaigns/:campaign_id',
      page: 'campaign',
      layout: 'campaigns',
      crumb: { label: 'crumb.info', record: true },
      data: 'campaigns.get',
    },
    {
      path: '/campaigns/:campaign_id/edit',
      page: 'campaign-edit',
      layout: 'campaigns',
      crumb: 'crumb.edit',
      data: 'campaigns.get',
      act: 'campaigns.update',
    },
  ],
})
