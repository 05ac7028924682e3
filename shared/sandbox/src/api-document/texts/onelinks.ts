import { seedId } from '../../seed/ids.ts'
import type { ResourceTexts } from './resource-texts.ts'

const CUSTOM_ID =
  'The last part of the link: 6 to 20 letters and digits. Unique among all publishers, regardless of case, otherwise 409 `custom_id_taken`.'

export const onelinkTexts: ResourceTexts<'onelinks'> = {
  tag: 'Links that lead each device to its store.',
  calls: {
    'onelinks.list': {
      summary: 'List Onelinks',
      description: 'Those of the publisher.',
      query: { q: 'Part of the display name or of the custom id.' },
    },
    'onelinks.create': {
      summary: 'Create an Onelink',
      description:
        'Its link works at once: `GET {url}` redirects by user agent and adds the campaign info to the address: in `referrer` for Google Play, as `ct` with `mt=8` for the App Store, as UTM parameters for any other.',
      wrong: { '/body/custom_id': 'too_short', '/body/campaign_info/utm_source': 'reserved_source' },
    },
    'onelinks.check_exist': {
      summary: 'Check whether a custom id is taken',
      description: 'By any publisher, regardless of case. The form checks while someone types; only creation decides.',
      query: { custom_id: CUSTOM_ID, except_id: 'The Onelink that is being edited; it can keep its own id.' },
    },
    'onelinks.get': { summary: 'Read an Onelink', description: 'As in the list.' },
    'onelinks.update': {
      summary: 'Change an Onelink',
      description: 'If the custom id changes, the old link stops working at once.',
      wrong: { '/body/fallback_url': 'too_long' },
    },
    'onelinks.delete': { summary: 'Delete an Onelink', description: 'Its link stops working at once, and its custom id is free again.' },
  },
  entities: {
    Onelink: {
      description: 'A link that leads Android and iOS to their stores, and every other device to the fallback.',
      example: {
        id: seedId('onelink', 1),
        publisher_id: seedId('publisher', 1),
        custom_id: 'LanternFb26',
        display_name: 'Lantern Night: Facebook ads',
        android: { google_play_url: 'https://play.google.com/store/apps/details?id=example.lotus.lantern' },
        ios: { app_store_url: 'https://apps.apple.com/vn/app/id1000000005' },
        fallback_url: 'https://lantern.lotus.example/',
        url: 'https://go.example/LanternFb26',
      },
      fields: { custom_id: CUSTOM_ID, url: 'The host of the links, followed by the custom id.' },
    },
    CustomId: { description: CUSTOM_ID },
    OnelinkAndroid: { description: 'What Android gets; null for the fallback.' },
    OnelinkIos: { description: 'What iOS gets; null for the fallback.' },
    CampaignInfo: {
      description:
        'The UTM parameters that the link passes to the address, unless the address has a value of its own; an empty one is not passed.',
      example: { utm_source: 'facebook', utm_medium: 'cpc', utm_campaign: 'lantern_night', utm_term: '', utm_content: '' },
    },
    OnelinkAndroidWrite: { description: 'A URL or an app link for Android, or null.' },
    OnelinkIosWrite: { description: 'A URL or an app link for iOS, or null.' },
    CampaignInfoWrite: { description: 'The UTM parameters. Those that a change does not name stay as they are.' },
    OnelinkWrite: {
      description:
        'What an Onelink is created with, and what can be changed in it. A custom channel needs a source other than `facebook` and `tiktok`, otherwise `reserved_source`.',
      example: { channel: 'facebook' },
      fields: {
        custom_id: CUSTOM_ID,
        fallback_url: 'A valid URL, see Values; null or empty for none.',
        channel:
          'With `facebook` and `tiktok` the source is the channel itself. With `custom` a source is required, and it is neither of the two, otherwise `reserved_source`. The channel is not stored: it follows from the source.',
      },
    },
  },
}
