import { type CampaignSummary, getCampaign, paths } from '@console/contract'
import { CampaignStatusBadge, campaignTiming } from '@console/entities'
import { useErrorText, useFormats } from '@console/i18n'
import { serverNow } from '@console/session'
import {
  Box,
  Button,
  EmptyState,
  EntityLink,
  ErrorLine,
  ErrorState,
  Flex,
  Grid,
  Heading,
  Notice,
  PlainList,
  Progress,
  SkeletonPage,
  Stack,
  Text,
} from '@console/ui'
import { useEffect } from 'react'
import { useText } from '../../text.ts'
import type { CampaignMissions } from '../across/gather-missions.ts'
import { useMissingTexts } from '../across/use-missing-texts.ts'
import { type MissionsAcross, useMissionsAcross } from '../across/use-missions-across.ts'
import { MISSION_TYPES } from '../types/mission-types.tsx'
import { PlayerMission } from './player-mission.tsx'
import { seenIn } from './seen-missions.ts'

/** As wide as a phone, so that all of them begin at the left edge. */
const GRID = { gap: '8', templateColumns: 'repeat(auto-fill, minmax(0, 292px))', alignItems: 'start' } as const

export function PlayerCampaigns({ applicationId }: { readonly applicationId: string }) {
  const text = useText()
  const { timeZone } = useFormats()
  const isRunning = (campaign: CampaignSummary) => campaignTiming(campaign, { now: serverNow(), timeZone })?.phase === 'running'
  const across = useMissionsAcross({ application_id: applicationId, status: 'active', sort: 'start_date' }, isRunning)
  const { campaigns, parts, isReading, error, goOn } = across
  // What draws the missions is there once they are read, so that the page is whole if it is printed at once.
  useEffect(() => {
    for (const { Screen, Whole = Screen } of Object.values(MISSION_TYPES)) void Whole.preload()
  }, [])
  if (error) return <ErrorState error={error} title={text('campaigns.failed')} onRetry={goOn} />
  if (!campaigns) return <SkeletonPage />
  // Missions are numbered over all campaigns.
  if (isReading) return <Progress label={text('missions.seen.reading')} done={across.count} total={campaigns.length} />
  const seen = parts.map((part) => ({ ...part, missions: seenIn(part.missions, applicationId) }))
  const isShown = ({ missions, error, leftOut }: CampaignMissions) => missions.length > 0 || leftOut > 0 || error !== undefined
  const shown = seen.filter(isShown)
  const empty = seen.filter((part) => !isShown(part))
  return (
    <Stack gap="8">
      <Notes across={across} />
      {shown.length === 0 ? (
        <EmptyState icon="campaigns" title={text('missions.seen.none.title')} text={text('missions.seen.none.text')} />
      ) : (
        <Campaigns parts={shown} applicationId={applicationId} onRetry={goOn} />
      )}
      <Others title={text('missions.seen.empty')} campaigns={empty.map(({ campaign }) => campaign)} />
      <Others title={text('missions.seen.others')} campaigns={across.unwanted} hasStatus />
    </Stack>
  )
}

interface CampaignsProps {
  readonly parts: readonly CampaignMissions[]
  readonly applicationId: string
  readonly onRetry: () => void
}

function Campaigns({ parts, applicationId, onRetry }: CampaignsProps) {
  const before = (at: number) => parts.slice(0, at).flatMap(({ missions }) => missions).length
  return parts.map((part, at) => (
    <Stack as="section" key={part.campaign.id} gap="4">
      <CampaignHeading campaign={part.campaign} />
      <Unread part={part} onRetry={onRetry} />
      <Grid as="ul" role="list" listStyleType="none" {...GRID}>
        {part.missions.map((mission, n) => (
          <Box as="li" key={mission.id} minW="0" css={{ breakInside: 'avoid' }}>
            <PlayerMission mission={mission} place={before(at) + n + 1} applicationId={applicationId} />
          </Box>
        ))}
      </Grid>
    </Stack>
  ))
}

function CampaignHeading({ campaign: { id, name, start_date, end_date } }: { readonly campaign: CampaignSummary }) {
  const { period } = useFormats()
  return (
    <Flex gap="3" align="baseline" wrap="wrap" css={{ breakAfter: 'avoid' }}>
      <Heading as="h2" size="lg" fontWeight="semibold" overflowWrap="anywhere">
        <EntityLink to={paths.campaign(id)} call={getCampaign}>
          {name}
        </EntityLink>
      </Heading>
      <Text textStyle="sm" color="fg.muted">
        {period(start_date, end_date)}
      </Text>
    </Flex>
  )
}

interface UnreadProps {
  readonly part: CampaignMissions
  readonly onRetry: () => void
}

function Unread({ part: { error, leftOut }, onRetry }: UnreadProps) {
  const text = useText()
  const errorText = useErrorText()
  if (error) {
    return (
      <ErrorLine>
        <Text fontWeight="medium">{text('missions.failed')}</Text>
        {errorText(error.code, error.retryAfter)} <Button onClick={onRetry}>{text('action.retry')}</Button>
      </ErrorLine>
    )
  }
  return leftOut > 0 ? <Notice>{text('missions.seen.leftOut', { count: leftOut })}</Notice> : null
}

function Notes({ across }: { readonly across: MissionsAcross }) {
  const text = useText()
  const { dateTime, zoneInFull } = useFormats()
  const missing = useMissingTexts(across)
  const lines = [
    text('missions.seen.asOf', { time: dateTime(serverNow()), zone: zoneInFull() }),
    text('missions.seen.order'),
    text('mission.preview.roughly'),
    ...missing,
  ]
  return (
    <Stack gap="1" textStyle="sm" color="fg.muted">
      {lines.map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </Stack>
  )
}

interface OthersProps {
  readonly title: string
  readonly campaigns: readonly CampaignSummary[]
  readonly hasStatus?: true
}

/** Active campaigns of which players see nothing now. */
function Others({ title, campaigns, hasStatus }: OthersProps) {
  if (campaigns.length === 0) return null
  return (
    <Stack as="section" gap="2" css={{ breakInside: 'avoid' }}>
      <Heading as="h2" size="md" fontWeight="semibold">
        {title}
      </Heading>
      <PlainList gap="1" textStyle="sm">
        {campaigns.map((campaign) => (
          <li key={campaign.id}>
            <Flex gap="3" wrap="wrap">
              <EntityLink to={paths.campaign(campaign.id)} call={getCampaign}>
                {campaign.name}
              </EntityLink>
              {hasStatus ? <CampaignStatusBadge campaign={campaign} /> : null}
            </Flex>
          </li>
        ))}
      </PlainList>
    </Stack>
  )
}
