import { defineModule, describeModule } from '@console/module'
import type { ComponentType } from 'react'
import { en, vi } from './messages.ts'

const ROUTES = {
  campaigns: '/campaigns',
  newCampaign: '/campaigns/create',
  campaign: '/campaigns/:campaign_id',
  campaignEdit: '/campaigns/:campaign_id/edit',
  sources: '/sources/:application_id',
  newSource: '/sources/:application_id/create',
  source: '/sources/:application_id/:source_id',
} as const

export type Pages = { readonly [Name in keyof typeof ROUTES]?: ComponentType }

export function moduleOf(pages: Pages) {
  const drawn = Object.entries<ComponentType>(pages)
  return defineModule({
    descriptor: describeModule({
      id: 'kit',
      owns: ['/campaigns', '/sources'],
      routes: drawn.map(([page]) => ({ path: ROUTES[page as keyof Pages], page })),
    }),
    pages: Object.fromEntries(drawn.map(([page, Page]) => [page, async () => Page])),
    messages: { en: async () => ({ default: en }), vi: async () => ({ default: vi }) },
  })
}
