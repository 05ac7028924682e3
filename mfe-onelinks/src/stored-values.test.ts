import { call } from '@console/api'
import { getMetricRequest, getOnelink } from '@console/contract'
import { idIn } from '@console/records'
import { bodyOf } from '@console/records/form'
import { storedWriter } from '@console/testing/stored-values'
import { expect, test } from '@jest/globals'
import { metricRequestRecord } from './metric-requests/metric-request-record.ts'
import { onelinkRecord } from './onelinks/onelink-record.ts'

const onelink = {
  id: 'o1',
  publisher_id: 'p',
  custom_id: 'summer26',
  display_name: 'Summer',
  android: { google_play_url: 'https://play.google.com/store/apps/details?id=com.lotus' },
  ios: { app_store_url: 'https://apps.apple.com/app/id1' },
  fallback_url: 'https://lotus.example/',
  campaign_info: { utm_source: 'mail', utm_medium: 'm', utm_campaign: 'c', utm_term: 't', utm_content: 'x' },
  url: 'https://l.example/summer26',
  version: 1,
}
/** The body has only their ids. */
const NAMED = {
  application: { id: 'a1', code: 'lotus', display_name: 'Lotus', mode: 'TEST', status: 'active' },
  metrics_category: { id: 'k1', name: { en: 'Play', vi: 'Chơi' } },
}
const metricRequest = {
  id: 'r1',
  name: 'Level',
  description: 'The level.',
  ...NAMED,
  data_type: 'integer',
  example: '3',
  status: 'pending',
  version: 1,
}

const onelinkWriter = (campaign_info: typeof onelink.campaign_info) =>
  storedWriter({
    stored: { ...onelink, campaign_info },
    read: () => call(getOnelink, { onelink_id: 'o1' }),
    body: async (one) => bodyOf(onelinkRecord, { ...onelinkRecord.values(one), display_name: 'Another' }, one),
    changes: ['display_name'],
    shown: /^(id|publisher_id|url|version)$/,
  })

const writers = {
  'the form of an Onelink': onelinkWriter(onelink.campaign_info),
  'the form of an Onelink for a channel': onelinkWriter({ ...onelink.campaign_info, utm_source: 'Facebook' }),
  'the form of a metric request': storedWriter({
    stored: metricRequest,
    read: () => call(getMetricRequest, { metric_request_id: 'r1' }),
    body: async (one) => bodyOf(metricRequestRecord, { ...metricRequestRecord.values(one), name: 'Another' }, one),
    changes: ['name'],
    shown: /^(id|status|version)$|^(application|metrics_category)\.(?!id$)/,
    sentAs: (place, value) => {
      const [field = '', at] = place
      return field in NAMED ? [[`${field}_id`], at === undefined ? idIn(value) : value] : [place, value]
    },
  }),
}

test.each(Object.entries(writers))('whatever a backend stores is sent back by %s as it came, or not at all', async (_, kept) => {
  const { lost, share } = await kept()
  expect(lost).toEqual([])
  expect(share).toBeGreaterThan(0.5)
})
