import { CAMPAIGN_INFO_FIELDS, CustomId, type Onelink, type OnelinkWrite, onelinkUrl } from '@console/contract'
import { useWatch } from '@console/forms'
import { Section, Text } from '@console/ui'
import * as v from 'valibot'
import { useText } from '../../text.ts'
import { LinkDestinations } from '../link/link-destinations.tsx'
import { LinkShare } from '../link/link-share.tsx'
import { useLinkHost } from '../link/use-link-host.ts'

/** The link as it will be, and where it will lead. */
export function LinkPreview() {
  const text = useText()
  const host = useLinkHost()
  const values = useWatch() as OnelinkWrite
  const custom_id = v.safeParse(CustomId, values.custom_id)
  return (
    <Section title={text('onelink.preview')}>
      {custom_id.success && host ? (
        <LinkShare url={onelinkUrl(host, custom_id.output)} customId={custom_id.output} />
      ) : (
        <Text color="fg.muted" mb="4">
          {text('onelink.preview.none')}
        </Text>
      )}
      <LinkDestinations onelink={asTyped(values)} />
    </Section>
  )
}

function asTyped({
  android,
  ios,
  fallback_url,
  channel,
  campaign_info,
}: OnelinkWrite): Pick<Onelink, 'android' | 'ios' | 'fallback_url' | 'campaign_info'> {
  const said = Object.fromEntries(
    CAMPAIGN_INFO_FIELDS.map((field) => [field, campaign_info[field]?.trim() ?? '']),
  ) as Onelink['campaign_info']
  return {
    android: { google_play_url: android.google_play_url?.trim() ?? null },
    ios: { app_store_url: ios.app_store_url?.trim() ?? null },
    fallback_url: fallback_url?.trim() ?? null,
    campaign_info: channel === 'custom' ? said : { ...said, utm_source: channel },
  }
}
