import { useCall } from '@console/api'
import { type Campaign, createTask, getCampaign, Id, listNotifications, listTasks, paths } from '@console/contract'
import { useErrorText } from '@console/i18n'
import { useSearchParams } from '@console/router'
import { useMay } from '@console/session'
import { Box, Button, Flex, LinkButton, Loaded, PlainList, Section, SkeletonPage, Stack, Text } from '@console/ui'
import * as v from 'valibot'
import { useText } from '../campaign-text.ts'
import { type CopyPart, copyPlan } from './copy-plan.ts'
import { type CopyOutcome, useCopying } from './use-copying.ts'

const MOST = 500

/** With `?copy=<id>`, the missions and notifications of that campaign, to be copied into this one. */
export function CopySection({ campaign }: { readonly campaign: Campaign }) {
  const [search] = useSearchParams()
  const from = v.safeParse(Id, search.get('copy'))
  const mayCopy = useMay(createTask, campaign.owner.id)
  if (!from.success || from.output === campaign.id || !mayCopy || campaign.status === 'ended') return null
  return <Copying campaign={campaign} from={from.output} />
}

function Copying({ campaign, from }: { readonly campaign: Campaign; readonly from: string }) {
  const text = useText()
  const page = { campaign_id: from, page_size: MOST, sort: 'created_on' } as const
  const original = useCall(getCampaign, { campaign_id: from })
  const missions = useCall(listTasks, page)
  const notifications = useCall(listNotifications, page)
  const failed = [original, missions, notifications].find(({ data, error }) => !data && error)
  const parts =
    original.data && missions.data && notifications.data
      ? copyPlan(missions.data.items, notifications.data.items, original.data, campaign)
      : undefined
  return (
    <Section title={text('campaign.copy.title')}>
      <Loaded
        from={{ ...(failed ?? original), data: parts }}
        skeleton={<SkeletonPage />}
        failed={text('campaign.copy.unread')}
        isEmpty={(some) => some.length === 0}
        empty={() => <Text color="fg.muted">{text('campaign.copy.nothing')}</Text>}
      >
        {(some) => <Parts campaign={campaign} name={original.data?.name ?? ''} parts={some} />}
      </Loaded>
    </Section>
  )
}

interface Props {
  readonly campaign: Campaign
  /** That of the campaign with the originals. */
  readonly name: string
  readonly parts: readonly CopyPart[]
}

function Parts({ campaign, name, parts }: Props) {
  const text = useText()
  const { outcomes, isCopying, copy } = useCopying(campaign.id)
  const possible = parts.filter((part) => 'body' in part)
  const left = possible.filter(({ id }) => outcomes.get(id)?.state !== 'done').length
  return (
    <Stack gap="4">
      <Text textStyle="sm">{text('campaign.copy.text', { name })}</Text>
      <PlainList gap="0" divideY="1px" textStyle="sm">
        {parts.map((part) => (
          <Flex as="li" key={part.id} wrap="wrap" columnGap="4" py="2">
            <Box flex="1" minW="12rem" overflowWrap="anywhere">
              {part.name}
            </Box>
            <Text w="7rem" color="fg.muted">
              {text(`campaign.copy.${part.kind}`)}
            </Text>
            <Box role="status" w={{ base: 'full', md: '18rem' }}>
              <Result part={part} outcome={outcomes.get(part.id)} />
            </Box>
          </Flex>
        ))}
      </PlainList>
      <Flex gap="2" wrap="wrap">
        {left > 0 ? (
          <Button look="primary" busy={isCopying} onClick={() => void copy(parts)}>
            {text(outcomes.size > 0 && !isCopying ? 'campaign.copy.rest' : 'campaign.copy.start', { count: left })}
          </Button>
        ) : null}
        <LinkButton to={paths.campaign(campaign.id)}>{text(left > 0 ? 'campaign.copy.without' : 'campaign.copy.close')}</LinkButton>
      </Flex>
    </Stack>
  )
}

function Result({ part, outcome }: { readonly part: CopyPart; readonly outcome: CopyOutcome | undefined }) {
  const text = useText()
  const errorText = useErrorText('action')
  if ('refusal' in part) return <Text>{text(`campaign.copy.${part.refusal}`)}</Text>
  if (!outcome) return <Text color="fg.muted">{text('campaign.copy.waiting')}</Text>
  if (outcome.state === 'failed') return <Text color="fg.error">{errorText(outcome.error.code, outcome.error.retryAfter)}</Text>
  return <Text>{text(`campaign.copy.${outcome.state}`)}</Text>
}
