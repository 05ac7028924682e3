import type { NotificationWrite } from '@console/contract'
import { APPLICATION } from '../seed/applications.ts'
import { metricIds } from '../seed/metrics.ts'

/** For a campaign that runs on Lotus Quest, spelled as in a response. */
export const NOTIFICATION_BODY = {
  status: 'active',
  metadata_rule: [
    { ...metricIds('level'), operator: '>=', value: 10, time_range: null },
    { ...metricIds('sessions'), operator: '>', value: 3, time_range: { type: 'during_last', amount: 2, unit: 'week' } },
  ],
  notification_type: 'notification',
  audience_type: 'user',
  content: {
    title: 'Máy chủ bảo trì',
    brief: 'Từ 02:00 đến 04:00 sáng mai.',
    content: '<p>The servers are back at <b>04:00</b>.</p>',
    image_url: 'https://cdn.example/maintenance.png',
    read_more_url: 'lotus://news/maintenance',
  },
  application_ids: [APPLICATION.quest],
} satisfies NotificationWrite
