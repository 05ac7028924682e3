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
      crumb: { label: 'crumb.info', record: true, modes: { rewards: 'crumb.rewards' } },
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
    {
      path: '/campaigns/:campaign_id/mission/create',
      page: 'mission-create',
      layout: 'campaigns',
      title: 'mission.create.title',
      crumb: 'crumb.mission.create',
      data: 'campaigns.get',
      act: 'tasks.create',
    },
    {
      path: '/campaigns/:campaign_id/mission/edit',
      page: 'mission-edit',
      layout: 'campaigns',
      crumb: 'crumb.mission.edit',
      act: 'tasks.update',
    },
    {
      path: '/campaigns/:campaign_id/mission/:task_id',
      page: 'mission',
      layout: 'campaigns',
      crumb: { label: 'crumb.mission.info', record: true },
      data: 'tasks.get',
    },
    {
      path: '/campaigns/:campaign_id/mission/:task_id/edit',
      page: 'mission-edit',
      layout: 'campaigns',
      crumb: 'crumb.mission.edit',
      data: 'tasks.get',
      act: 'tasks.update',
    },
  ],
})
