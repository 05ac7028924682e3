import { type Campaign, isPastEnd, paths } from '@console/contract'
import { ApplicationBadge, CampaignStatusBadge } from '@console/entities'
import { useFormats } from '@console/i18n'
import { AgoFact, RecordActions, RecordColumns, RecordPage, RecordStrip, StripFact } from '@console/records/page'
import { RichTextView } from '@console/rich-text'
import { useSearchParams } from '@console/router'
import { serverNow } from '@console/session'
import { Notice, Page, PlainList, Section, Text, TextLink } from '@console/ui'
import { CampaignRewards } from '../missions/campaign-rewards.tsx'
import { MissionList } from '../missions/mission-list.tsx'
import { NotificationList } from '../notifications/notification-list.tsx'
import { useText } from '../text.ts'
import { useCampaignActions } from './campaign-actions.tsx'
import { CampaignPeriod } from './campaign-period.tsx'
import { applicationsOf, campaignRecord } from './campaign-record.ts'
import { CopySection } from './copy/copy-section.tsx'
import { NoneActiveNotice } from './preflight/none-active-notice.tsx'
import { PreflightSection } from './preflight/preflight-section.tsx'

/** The campaign, or with `?mode=rewards` the rewards of all its missions at once. */
export function CampaignPage() {
  const [search] = useSearchParams()
  const Part = search.get('mode') === 'rewards' ? CampaignRewards : CampaignInfo
  return <RecordPage of={campaignRecord}>{(campaign) => <Part campaign={campaign} />}</RecordPage>
}

function CampaignInfo({ campaign }: { readonly campaign: Campaign }) {
  const text = useText()
  return (
    <Page
      wide
      title={campaign.name}
      beside={<CampaignStatusBadge campaign={campaign} alone />}
      actions={<RecordActions of={campaignRecord} record={campaign} actions={useCampaignActions()} />}
    >
      {campaign.status === 'ended' ? <Notice>{text('campaign.ended')}</Notice> : null}
      {isPastEnd(campaign, serverNow()) ? <Notice>{text('campaign.pastEnd')}</Notice> : null}
      <NoneActiveNotice campaign={campaign} />
      <CopySection campaign={campaign} />
      <RecordColumns
        facts={
          <>
            <CampaignStrip campaign={campaign} />
            <PreflightSection campaign={campaign} />
          </>
        }
      >
        <Section title={text('campaign.description')}>
          {campaign.description ? (
            <RichTextView html={campaign.description} />
          ) : (
            <Text textStyle="sm" color="fg.muted">
              {text('campaign.noDescription')}
            </Text>
          )}
        </Section>
        <MissionList campaign={campaign} />
        <NotificationList campaign={campaign} />
      </RecordColumns>
    </Page>
  )
}

function CampaignStrip({ campaign }: { readonly campaign: Campaign }) {
  const text = useText()
  const { personName, moment } = useFormats()
  const { owner, ended_on, updated_on } = campaign
  return (
    <RecordStrip>
      <CampaignPeriod campaign={campaign} />
      <StripFact name={text('campaign.applications')}>
        <PlainList gap="1">
          {applicationsOf(campaign).map((application) => (
            <li key={application.id}>
              <ApplicationBadge application={application} />
            </li>
          ))}
        </PlainList>
        <WhatPlayersSee campaign={campaign} />
      </StripFact>
      <StripFact name={text('campaign.owner')}>
        <span title={owner.email}>{personName(owner)}</span>
      </StripFact>
      {ended_on ? <StripFact name={text('campaign.endedOn')}>{moment(ended_on)}</StripFact> : null}
      <AgoFact name={text('campaign.updatedOn')} at={updated_on} />
    </RecordStrip>
  )
}

/** Opens the first application; the page has the others too. */
function WhatPlayersSee({ campaign }: { readonly campaign: Campaign }) {
  const text = useText()
  const [first] = applicationsOf(campaign)
  if (!first || campaign.status === 'ended') return null
  return (
    <TextLink to={paths.whatPlayersSee(first.id)} display="inline-block" mt="1.5">
      {text('missions.seen.title')}
    </TextLink>
  )
}
