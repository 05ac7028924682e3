import { defineModule } from '@console/module'
import descriptor from './descriptor.ts'

export default defineModule({
  descriptor,
  pages: {
    'campaign-list': () => import('./campaigns/campaign-list.page.tsx').then((file) => file.CampaignListPage),
    'campaign-create': () => import('./campaigns/campaign-create.page.tsx').then((file) => file.CampaignCreatePage),
    campaign: () => import('./campaigns/campaign.page.tsx').then((file) => file.CampaignPage),
    'campaign-edit': () => import('./campaigns/campaign-edit.page.tsx').then((file) => file.CampaignEditPage),
  },
  messages: {
    en: () => import('./messages/en.ts'),
    vi: () => import('./messages/vi.ts'),
  },
})
