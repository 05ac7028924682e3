import {
  CAMPAIGN_INFO_FIELDS,
  CustomId,
  destinationOf,
  type Leading,
  type Onelink,
  onelinkUrl,
  pastedAddress,
  tidy,
} from '@console/contract'
import { useWatch } from '@console/forms'
import { Box, Notice, Section, Stack, Text, Verbatim } from '@console/ui'
import * as v from 'valibot'
import { useText } from '../../text.ts'
import { LinkDestinations } from '../link/link-destinations.tsx'
import { LinkShare } from '../link/link-share.tsx'
import { useLinkHost } from '../link/use-link-host.ts'
import { useNewestOnelinks } from '../link/use-newest-onelinks.ts'
import { useOnelinkUrl } from '../link/use-onelink-url.ts'
import type { OnelinkValues } from '../onelink-record.ts'

interface Props {
  /** Absent on creation. */
  readonly onelink?: Onelink | undefined
}

/** A link that is not saved yet is neither copied nor made a QR code, which may be printed. */
export function LinkPreview({ onelink }: Props) {
  const text = useText()
  const host = useLinkHost()
  const linkOf = useOnelinkUrl()
  const values = useWatch() as OnelinkValues
  const typed = asTyped(values)
  const custom_id = v.safeParse(CustomId, values.custom_id)
  const exists = custom_id.success && custom_id.output === onelink?.custom_id
  const url = exists ? linkOf(onelink) : custom_id.success && host && onelinkUrl(host, custom_id.output)
  return (
    <Section title={text('onelink.preview')}>
      {custom_id.success && url ? (
        <Link url={url} customId={custom_id.output} exists={exists} />
      ) : (
        <Text color="fg.muted" mb="4">
          {text('onelink.preview.none')}
        </Text>
      )}
      <LinkDestinations onelink={typed} />
      <CountedTogether typed={typed} exceptId={onelink?.id} />
    </Section>
  )
}

interface CountedProps {
  readonly typed: Leading
  readonly exceptId: string | undefined
}

/** Names an Onelink with the same campaign token, since the App Store counts it together with this one. */
function CountedTogether({ typed, exceptId }: CountedProps) {
  const text = useText()
  const known = useNewestOnelinks()
  const counted = countedAs(typed)
  const twin = known.find((one) => counted !== undefined && one.id !== exceptId && countedAs(one) === counted && !hasSameInfo(one, typed))
  return (
    <Box role="status" mt="3" _empty={{ mt: '0' }}>
      {twin ? <Notice>{text('onelink.token.twin', { name: twin.display_name })}</Notice> : null}
    </Box>
  )
}

/** The App Store counts by application and token. */
function countedAs(onelink: Leading): string | undefined {
  const found = destinationOf(onelink, 'ios')
  if (!('token' in found && found.token)) return undefined
  return `${/\bid=?(\d+)/.exec(found.url)?.[1]} ${found.token.value}`
}

const hasSameInfo = (one: Leading, other: Leading) =>
  CAMPAIGN_INFO_FIELDS.every((field) => one.campaign_info[field] === other.campaign_info[field])

interface LinkProps {
  readonly url: string
  readonly customId: string
  readonly exists: boolean
}

function Link({ url, customId, exists }: LinkProps) {
  const text = useText()
  if (exists) return <LinkShare url={url} customId={customId} />
  return (
    <Stack gap="1" mb="5">
      <Verbatim>{url}</Verbatim>
      <Text textStyle="sm" color="fg.muted">
        {text('onelink.qr.later')}
      </Text>
    </Stack>
  )
}

const addressOf = (typed: string | null | undefined) => pastedAddress(typed ?? '') || null

function asTyped({ android, ios, fallback_url, channel, campaign_info }: OnelinkValues): Leading {
  const said = Object.fromEntries(
    CAMPAIGN_INFO_FIELDS.map((field) => [field, tidy(campaign_info[field] ?? '')]),
  ) as Onelink['campaign_info']
  return {
    android: { google_play_url: addressOf(android.google_play_url) },
    ios: { app_store_url: addressOf(ios.app_store_url) },
    fallback_url: addressOf(fallback_url),
    campaign_info: channel === 'custom' ? said : { ...said, utm_source: channel ?? '' },
  }
}
