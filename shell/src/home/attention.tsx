import { useCall } from '@console/api'
import { getCampaign, listCampaigns, paths } from '@console/contract'
import { useTimingNote } from '@console/entities'
import { useFormats } from '@console/i18n'
import { serverNow, useMayDo } from '@console/session'
import { Box, Button, EntityLink, Flex, LinkButton, Loaded, RelativeTime, Section, SkeletonPage, Text } from '@console/ui'
import { useState } from 'react'
import { ownerOf } from '../modules/registry.ts'
import { useText } from '../text.ts'
import { type Need, needsOf } from './needs-of.ts'
import { Row, Rows } from './row.tsx'

/** The active campaigns, the one that ends first before the others. */
export const ENDING_FIRST = { status: 'active', sort: 'end_date', page_size: 50 } as const
const SHOWN = 8

/**
 * What the person should look at among the active campaigns, each with the way to settle it. While it `isUndecided` whether something
 * else takes its place, it does not say that there is nothing.
 */
export function Attention({ isUndecided }: { readonly isUndecided: boolean }) {
  const text = useText()
  const { timeZone } = useFormats()
  const active = useCall(listCampaigns, ENDING_FIRST)
  const none = isUndecided ? <SkeletonPage /> : <Text color="fg.muted">{text('home.attention.none')}</Text>
  const needs = needsOf(active.data?.items ?? [], serverNow(), timeZone)
  return (
    <Section title={text('home.attention')}>
      <Loaded
        from={active}
        skeleton={<SkeletonPage />}
        failed={text('home.attention.failed')}
        isEmpty={() => needs.length === 0}
        empty={() => none}
      >
        {() => <NeedRows all={[...Map.groupBy(needs, ({ campaign }) => campaign.id).values()]} />}
      </Loaded>
    </Section>
  )
}

/** A row for each campaign with all that it needs, in the order of the gravest. */
function NeedRows({ all }: { readonly all: readonly (readonly Need[])[] }) {
  const text = useText()
  const [shown, setShown] = useState(SHOWN)
  return (
    <>
      <Rows>
        {all.slice(0, shown).map((needs) => (
          <CampaignRow key={needs[0]?.campaign.id} needs={needs} />
        ))}
      </Rows>
      {all.length > shown ? (
        <Button look="quiet" size="sm" onClick={() => setShown(all.length)}>
          {text('home.attention.more', { count: all.length - shown })}
        </Button>
      ) : null}
    </>
  )
}

function CampaignRow({ needs }: { readonly needs: readonly Need[] }) {
  const [first] = needs
  if (!first) return null
  const { id, name } = first.campaign
  return (
    <Row
      name={
        <EntityLink to={paths.campaign(id)} call={getCampaign}>
          {name}
        </EntityLink>
      }
    >
      <Box>
        {needs.map((need) => (
          <Flex key={need.id} columnGap="4" wrap="wrap" align="center" justify={{ md: 'space-between' }}>
            <OneNeed need={need} />
          </Flex>
        ))}
      </Box>
    </Row>
  )
}

function OneNeed({ need: { id, campaign, to, call } }: { readonly need: Need }) {
  const text = useText()
  const mayDo = useMayDo()
  const noteOf = useTimingNote()
  const way = text(`home.attention.${id}.way`)
  const isTimed = id === 'past' || id === 'ends'
  return (
    <>
      <Box color="fg.muted">
        {isTimed ? (
          <RelativeTime
            at={campaign.end_date}
            in={(when) => (id === 'past' ? text('home.attention.pastEnd', { when }) : (noteOf(campaign) ?? when))}
          />
        ) : (
          text(`home.attention.${id}`)
        )}
      </Box>
      {mayDo(call, campaign.owner.id) && ownerOf(to) ? (
        <LinkButton look="quiet" size="xs" mx="-2" _highContrast={{ mx: '0' }} to={to} aria-label={`${way}: ${campaign.name}`}>
          {way}
        </LinkButton>
      ) : null}
    </>
  )
}
