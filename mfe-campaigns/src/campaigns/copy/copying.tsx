import { useAllRows, useCall } from '@console/api'
import { type Campaign, getCampaign, listNotifications, listTasks, paths } from '@console/contract'
import { useApplicationLabel } from '@console/entities'
import type { FieldRefusal } from '@console/forms'
import { useErrorText } from '@console/i18n'
import { Box, Button, ErrorLine, Flex, LinkButton, Loaded, PlainList, Section, SkeletonPage, Stack, Text } from '@console/ui'
import { type ComponentType, useEffect, useEffectEvent } from 'react'
import { useText } from '../../text.ts'
import type { Held } from './copied-already.ts'
import { type CopyPart, copyPlan, isWritable } from './copy-plan.ts'
import { type CopyOutcome, useCopying } from './use-copying.ts'

export function Copying({ campaign, from }: { readonly campaign: Campaign; readonly from: string }) {
  const text = useText()
  const original = useCall(getCampaign, { campaign_id: from })
  const missions = useAllRows(listTasks, { campaign_id: from, sort: 'created_on' })
  const notifications = useAllRows(listNotifications, { campaign_id: from, sort: 'created_on' })
  const failed = [original, missions, notifications].find(({ data, error }) => !data && error)
  const data =
    original.data && missions.data && notifications.data
      ? {
          name: original.data.name,
          parts: copyPlan(
            { start_date: original.data.start_date, missions: missions.data.rows, notifications: notifications.data.rows },
            campaign,
          ),
          hasMore: missions.data.hasMore || notifications.data.hasMore,
        }
      : undefined
  return (
    <Section title={text('campaign.copy.title')}>
      <Loaded
        from={{ ...(failed ?? original), data }}
        skeleton={<SkeletonPage />}
        failed={text('campaign.copy.unread')}
        isEmpty={({ parts }) => parts.length === 0}
        empty={() => <Text color="fg.muted">{text('campaign.copy.nothing')}</Text>}
      >
        {({ name, ...some }) => <CopyParts campaign={campaign} about={text('campaign.copy.text', { name })} {...some} />}
      </Loaded>
    </Section>
  )
}

interface CopyPartsProps {
  readonly campaign: Campaign
  /** Where the originals are, in words. */
  readonly about: string
  readonly parts: readonly CopyPart[]
  readonly hasMore: boolean
  readonly startsAtOnce?: boolean
  readonly Wrong?: ComponentType<{ readonly wrong: FieldRefusal }>
}

/** Waits until it is known what the campaign holds already. */
export function CopyParts({ campaign, ...some }: CopyPartsProps) {
  const text = useText()
  const here = { campaign_id: campaign.id } as const
  const [missions, notifications] = [useAllRows(listTasks, here), useAllRows(listNotifications, here)]
  const failed = [missions, notifications].find(({ data, error }) => !data && error)
  const data = missions.data && notifications.data ? { missions: missions.data.rows, notifications: notifications.data.rows } : undefined
  return (
    <Loaded from={{ ...(failed ?? missions), data }} skeleton={<SkeletonPage />} failed={text('campaign.copy.unread')}>
      {(held) => <Parts campaign={campaign} held={held} {...some} />}
    </Loaded>
  )
}

interface PartsProps extends CopyPartsProps {
  readonly held: Held
}

function Parts({ campaign, about, parts, held, hasMore, startsAtOnce = false, Wrong }: PartsProps) {
  const text = useText()
  const errorText = useErrorText('action')
  const { outcomeOf, hasBegun, isCopying, failure, copy } = useCopying(campaign.id, parts, held)
  const begin = useEffectEvent(() => void copy())
  useEffect(() => {
    if (startsAtOnce) begin()
  }, [startsAtOnce])
  const left = parts.filter((part) => isWritable(part) && !['done', 'there'].includes(outcomeOf(part)?.state ?? '')).length
  return (
    <Stack gap="4">
      <Text textStyle="sm">{about}</Text>
      {hasMore ? <Text textStyle="sm">{text('campaign.copy.more')}</Text> : null}
      <PlainList gap="0" divideY="1px" textStyle="sm">
        {parts.map((part) => (
          <Flex as="li" key={part.id} wrap="wrap" columnGap="4" py="2">
            <Box flex="1" minW="12rem" overflowWrap="anywhere">
              {part.name}
              <Dropped part={part} />
            </Box>
            <Text w="7rem" color="fg.muted">
              {text(`campaign.copy.${part.kind}`)}
            </Text>
            <Box role="status" w={{ base: 'full', md: '18rem' }}>
              <Result part={part} outcome={outcomeOf(part)} Wrong={Wrong} />
            </Box>
          </Flex>
        ))}
      </PlainList>
      {failure ? (
        <ErrorLine>
          <Text fontWeight="bold">{text('campaign.copy.unread')}</Text>
          <Text>{errorText(failure.code, failure.retryAfter)}</Text>
        </ErrorLine>
      ) : null}
      <Flex gap="2" wrap="wrap">
        {left > 0 ? (
          <Button look="primary" busy={isCopying} onClick={() => void copy()}>
            {text(hasBegun && !isCopying ? 'campaign.copy.rest' : 'campaign.copy.start', { count: left })}
          </Button>
        ) : null}
        <LinkButton to={paths.campaign(campaign.id)}>{text(left > 0 ? 'campaign.copy.without' : 'campaign.copy.close')}</LinkButton>
      </Flex>
    </Stack>
  )
}

function Dropped({ part }: { readonly part: CopyPart }) {
  const text = useText()
  const labelOf = useApplicationLabel()
  if (part.dropped.length === 0 || 'refusal' in part) return null
  return <Text color="fg.muted">{text(`campaign.copy.dropped.${part.kind}`, { names: part.dropped.map(labelOf).join(', ') })}</Text>
}

interface ResultProps extends Pick<CopyPartsProps, 'Wrong'> {
  readonly part: CopyPart
  readonly outcome: CopyOutcome | undefined
}

function Result({ part, outcome, Wrong }: ResultProps) {
  const text = useText()
  const errorText = useErrorText('action')
  if ('refusal' in part) return <Text>{Wrong && part.wrong ? <Wrong wrong={part.wrong} /> : text(`campaign.copy.${part.refusal}`)}</Text>
  if (!outcome) return <Text color="fg.muted">{text('campaign.copy.waiting')}</Text>
  if (outcome.state === 'failed') {
    const [wrong] = outcome.error.fields
    return (
      <Text color="fg.error">{Wrong && wrong ? <Wrong wrong={wrong} /> : errorText(outcome.error.code, outcome.error.retryAfter)}</Text>
    )
  }
  return <Text>{text(`campaign.copy.${outcome.state}`)}</Text>
}
