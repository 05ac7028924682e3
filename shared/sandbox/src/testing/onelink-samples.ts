import type { Sandbox } from '../create-sandbox.ts'
import { newId } from '../ids.ts'
import { insertOnelink } from '../routes/onelinks/repository.ts'
import { HANOI_ONELINK } from '../seed/onelinks.ts'
import { PUBLISHER } from '../seed/publishers.ts'

/** One of Lotus Games, and one of Hanoi Media. */
export const onelinkSample = { record: newOnelink, foreign: { onelink_id: HANOI_ONELINK } } as const
/** With every optional field. */
export const onelinkBody = async () => ({
  custom_id: newCustomId(),
  display_name: 'Made by a sample',
  android: { google_play_url: 'market://details?id=example.sample' },
  ios: { app_store_url: 'https://apps.apple.com/app/id1' },
  fallback_url: 'https://sample.example/',
  channel: 'custom',
  campaign_info: { utm_source: 'sample', utm_medium: 'a', utm_campaign: 'b', utm_term: 'c', utm_content: 'd' },
})

async function newOnelink({ services }: Sandbox): Promise<{ onelink_id: string }> {
  const now = services.now()
  const row = { id: newId(now), publisher_id: PUBLISHER.lotus, created_on: now, updated_on: now }
  const utm = { utm_source: 'sample', utm_medium: '', utm_campaign: '', utm_term: '', utm_content: '' }
  await insertOnelink(services.db, { ...row, ...utm, custom_id: newCustomId(), display_name: 'Of a sample' })
  return { onelink_id: row.id }
}

const newCustomId = () => newId(new Date()).replaceAll('-', '').slice(-16)
