import { type Campaign, isPastEnd } from '@console/contract'
import { ApplicationBadge, CampaignStatusBadge, personWithEmail } from '@console/entities'
import { useFormats } from '@console/i18n'
import { RecordActions, RecordPage } from '@console/records/page'
import { RichTextView } from '@console/rich-text'
import { Badge, Box, Fact, Facts, Notice, Page, PlainList, Section, Text, WhenFact } from '@console/ui'
import { useText } from '../text.ts'
import { useCampaignActions } from './campaign-actions.tsx'
import { campaignRecord } from './campaign-record.ts'

export function CampaignPage() {
  return <RecordPage of={campaignRecord}>{(campaign) => <CampaignInfo campaign={campaign} />}</RecordPage>
}

function CampaignInfo({ campaign }: { readonly campaign: Campaign }) {
  const text = useText()
  return (
    <Page
      title={campaign.name}
      beside={<CampaignStatusBadge campaign={campaign} />}
      actions={<RecordActions of={campaignRecord} record={campaign} actions={useCampaignActions()} />}
    >
      {campaign.status === 'ended' ? <Notice>{text('campaign.ended')}</Notice> : null}
      {isPastEnd(campaign, Date.now()) ? <Notice>{text('campaign.pastEnd')}</Notice> : null}
      <CampaignFacts campaign={campaign} />
      <Section title={text('campaign.missions')}>
        <Children
          none={text('campaign.noMissions')}
          items={campaign.campaign_tasks.map((task) => ({ ...task, label: task.name, kind: text(`campaign.task.${task.task_type}`) }))}
        />
      </Section>
      <Section title={text('campaign.notifications')}>
        <Children
          none={text('campaign.noNotifications')}
          items={campaign.campaign_notifications.map((one) => ({
            ...one,
            label: one.title,
            kind: text(`campaign.notification.${one.notification_type}`),
          }))}
        />
      </Section>
    </Page>
  )
}

function CampaignFacts({ campaign }: { readonly campaign: Campaign }) {
  const text = useText()
  const { dateTime, zoneName } = useFormats()
  return (
    <Section title={text('campaign.facts')}>
      <Facts>
        <Fact name={text('campaign.period')}>
          {text('campaign.periodValue', { start: dateTime(campaign.start_date), end: dateTime(campaign.end_date), zone: zoneName })}
        </Fact>
        <Fact name={text('campaign.description')}>
          {campaign.description ? (
            <RichTextView html={campaign.description} />
          ) : (
            <Text color="fg.muted">{text('campaign.noDescription')}</Text>
          )}
        </Fact>
        <Fact name={text('campaign.applications')}>
          <PlainList gap="1">
            {campaign.campaign_applications.map(({ id, application }) => (
              <li key={id}>
                <ApplicationBadge application={application} />
              </li>
            ))}
          </PlainList>
        </Fact>
        <Fact name={text('campaign.owner')}>{personWithEmail(campaign.owner)}</Fact>
        <WhenFact name={text('campaign.endedOn')} at={campaign.ended_on} />
        <WhenFact name={text('campaign.updatedOn')} at={campaign.updated_on} />
      </Facts>
    </Section>
  )
}

interface Child {
  readonly id: string
  readonly label: string
  readonly kind: string
  readonly status: 'active' | 'inactive' | 'unknown'
}

function Children({ items, none }: { readonly items: readonly Child[]; readonly none: string }) {
  const text = useText()
  if (items.length === 0) return <Text color="fg.muted">{none}</Text>
  return (
    <PlainList divideY="1px">
      {items.map((item) => (
        <Box as="li" key={item.id} display="flex" flexWrap="wrap" gap="3" alignItems="center" py="2.5">
          <Box flex="1" minW="48">
            {item.label}
            <Text textStyle="xs" color="fg.muted">
              {item.kind}
            </Text>
          </Box>
          <Badge tone={item.status === 'active' ? 'good' : 'quiet'}>{text(`status.${item.status}`)}</Badge>
        </Box>
      ))}
    </PlainList>
  )
}
