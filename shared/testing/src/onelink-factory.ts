import { call } from '@console/api'
import { createOnelink, type Onelink, type OnelinkWrite } from '@console/contract'

let made = 0

/** An Onelink made through the API with the account of `enter` or `renderPage`; its custom id is its own. */
export function onelinkFactory(wanted: Partial<OnelinkWrite> = {}): Promise<Onelink> {
  made += 1
  const body: OnelinkWrite = {
    custom_id: `Tested${made}`,
    display_name: `Onelink for a test ${made}`,
    android: { google_play_url: null },
    ios: { app_store_url: null },
    fallback_url: 'https://lotus.example/',
    channel: 'custom',
    campaign_info: { utm_source: 'test' },
    ...wanted,
  }
  return call(createOnelink, {}, { body })
}
