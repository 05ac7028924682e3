import { defineModule } from '@console/module'
import descriptor from './descriptor.ts'

export default defineModule({
  descriptor,
  pages: {
    'campaign-list': () => import('./campaigns/campaign-list.page.tsx').then((file) => file.CampaignListPage),
    'campaign-create': () => import('./campaigns/campaign-create.page.tsx').then((file) => file.CampaignCreatePage),
    'campaign-import': () => import('./campaigns/transfer/campaign-import.page.tsx').then((file) => file.CampaignImportPage),
    'mission-list': () => import('./missions/across/all-missions-list.page.tsx').then((file) => file.AllMissionsListPage),
    'what-players-see': () => import('./missions/player-view/what-players-see.page.tsx').then((file) => file.WhatPlayersSeePage),
    campaign: () => import('./campaigns/campaign.page.tsx').then((file) => file.CampaignPage),
    'campaign-edit': () => import('./campaigns/campaign-edit.page.tsx').then((file) => file.CampaignEditPage),
    'mission-create': () => import('./missions/mission-create.page.tsx').then((file) => file.MissionCreatePage),
    mission: () => import('./missions/mission.page.tsx').then((file) => file.MissionPage),
    'mission-edit': () => import('./missions/mission-edit.page.tsx').then((file) => file.MissionEditPage),
    'notification-create': () => import('./notifications/notification-create.page.tsx').then((file) => file.NotificationCreatePage),
    notification: () => import('./notifications/notification.page.tsx').then((file) => file.NotificationPage),
    'notification-edit': () => import('./notifications/notification-edit.page.tsx').then((file) => file.NotificationEditPage),
  },
  messages: {
    en: () => import('./messages/en.ts'),
    vi: () => import('./messages/vi.ts'),
  },
})
