import {
  channelOf,
  createOnelink,
  deleteOnelink,
  getOnelink,
  listOnelinks,
  type Onelink,
  type OnelinkChannel,
  OnelinkWrite,
  paths,
  updateOnelink,
} from '@console/contract'
import { describeRecord, formOf } from '@console/records'
import type * as v from 'valibot'
import { useText } from '../text.ts'

/** The channel is null until it is chosen. */
export type OnelinkValues = Omit<OnelinkWrite, 'channel'> & { readonly channel: OnelinkChannel | null }

export const onelinkRecord = describeRecord({
  messagePrefix: 'onelink',
  listMessagePrefix: 'onelinks',
  text: useText,
  icon: 'onelinks',
  list: listOnelinks,
  read: getOnelink,
  create: createOnelink,
  update: updateOnelink,
  remove: deleteOnelink,
  gone: ['onelink_not_found'],
  title: ({ display_name }) => display_name,
  params: ({ id }) => ({ onelink_id: id }),
  path: ({ id }) => paths.onelink(id),
  listPath: paths.onelinks,
  createPath: paths.onelinkCreate,
  schema: formOf<OnelinkValues>()(OnelinkWrite),
  values: valuesOf,
  body: withSource,
})

export function valuesOf(onelink: Onelink | undefined): OnelinkValues {
  const info = onelink?.campaign_info
  const utm_source = info?.utm_source ?? ''
  const channel = onelink ? channelOf(utm_source) : null
  return {
    custom_id: onelink?.custom_id ?? '',
    display_name: onelink?.display_name ?? '',
    android: { google_play_url: onelink?.android.google_play_url ?? '' },
    ios: { app_store_url: onelink?.ios.app_store_url ?? '' },
    fallback_url: onelink?.fallback_url ?? '',
    channel,
    campaign_info: {
      utm_source: channel === 'custom' ? utm_source : '',
      utm_medium: info?.utm_medium ?? '',
      utm_campaign: info?.utm_campaign ?? '',
      utm_term: info?.utm_term ?? '',
      utm_content: info?.utm_content ?? '',
    },
  }
}

/** A channel is its own source, whatever the form holds for the custom one. */
function withSource(parsed: v.InferOutput<typeof OnelinkWrite>): v.InferOutput<typeof OnelinkWrite> {
  const { channel, campaign_info } = parsed
  return channel === 'custom' ? parsed : { ...parsed, campaign_info: { ...campaign_info, utm_source: channel } }
}
