import {
  type Campaign,
  campaignAllows,
  createCampaign,
  deleteCampaign,
  endCampaign,
  isPastEnd,
  paths,
  updateCampaign,
} from '@console/contract'
import { ApplicationBadge, CampaignStatusBadge } from '@console/entities'
import { useFormats } from '@console/i18n'
import { RichTextView } from '@console/rich-text'
import { useMay } from '@console/session'
import { Badge, Box, Button, Fact, Facts, LinkButton, Notice, Page, Section, Stack, Text, When } from '@console/ui'
import { useState } from 'react'
import { useText } from '../text.ts'
import { CampaignLoaded } from './campaign-loaded.tsx'
import { DeleteCampaignDialog } from './delete-campaign-dialog.tsx'
import { EndCampaignDialog } from './end-campaign-dialog.tsx'

export function CampaignPage() {
  return <CampaignLoaded>{(campaign) => <CampaignInfo campaign={campaign} />}</CampaignLoaded>
}

function CampaignInfo({ campaign }: { readonly campaign: Campaign }) {
  const text = useText()
  return (
    <Page title={campaign.name} beside={<CampaignStatusBadge campaign={campaign} />} actions={<CampaignActions campaign={campaign} />}>
      {campaign.status === 'ended' ? <Notice>{text('campaign.ended')}</Notice> : null}
      {isPastEnd(campaign, Date.now()) ? <Notice>{text('campaign.pastEnd')}</Notice> : null}
      <CampaignFacts campaign={campaign} />
      <Section title={text('campaign.missions')}>
        <Children
          none={text('campaign.noMissions')}
          items={campaign.campaign_tasks.map((task) => ({ ...task, label: task.name, kind: text(`task.${task.task_type}`) }))}
        />
      </Section>
      <Section title={text('campaign.notifications')}>
        <Children
          none={text('campaign.noNotifications')}
          items={campaign.campaign_notifications.map((one) => ({
            ...one,
            label: one.title,
            kind: text(`notification.${one.notification_type}`),
          }))}
        />
      </Section>
    </Page>
  )
}

/** Hidden when nothing may be seen of it, disabled with the reason when it may not be done. */
function CampaignActions({ campaign }: { readonly campaign: Campaign }) {
  const text = useText()
  const [asking, setAsking] = useState<'end' | 'delete'>()
  const owner = campaign.owner.id
  const mayUpdate = useMay(updateCampaign, owner)
  const mayEnd = useMay(endCampaign, owner)
  const mayDelete = useMay(deleteCampaign, owner)
  const mayCreate = useMay(createCampaign)
  const ended = campaignAllows(campaign.status, 'update') ? undefined : text('campaign.ended')
  return (
    <>
      {mayUpdate && !ended ? <LinkButton to={paths.campaignEdit(campaign.id)}>{text('campaign.edit')}</LinkButton> : null}
      {mayUpdate && ended ? <Button disabledReason={ended}>{text('campaign.edit')}</Button> : null}
      {mayCreate ? <LinkButton to={paths.campaignDuplicate(campaign.id)}>{text('campaign.duplicate')}</LinkButton> : null}
      {mayEnd ? (
        <Button disabledReason={ended} onClick={() => setAsking('end')}>
          {text('campaign.end')}
        </Button>
      ) : null}
      {mayDelete ? <Button onClick={() => setAsking('delete')}>{text('delete.action')}</Button> : null}
      <EndCampaignDialog campaign={campaign} open={asking === 'end'} onClose={() => setAsking(undefined)} />
      <DeleteCampaignDialog campaign={campaign} open={asking === 'delete'} onClose={() => setAsking(undefined)} />
    </>
  )
}

function CampaignFacts({ campaign }: { readonly campaign: Campaign }) {
  const text = useText()
  const { dateTime, zoneName } = useFormats()
  const { owner } = campaign
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
          <Stack as="ul" listStyleType="none" gap="1">
            {campaign.campaign_applications.map(({ id, application }) => (
              <li key={id}>
                <ApplicationBadge application={application} />
              </li>
            ))}
          </Stack>
        </Fact>
        <Fact name={text('campaign.owner')}>{`${owner.first_name} ${owner.last_name} (${owner.email})`}</Fact>
        {campaign.ended_on ? (
          <Fact name={text('campaign.endedOn')}>
            <When at={campaign.ended_on} />
          </Fact>
        ) : null}
        {campaign.updated_on ? (
          <Fact name={text('campaign.updatedOn')}>
            <When at={campaign.updated_on} />
          </Fact>
        ) : null}
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
    <Stack as="ul" listStyleType="none" gap="0" divideY="1px">
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
    </Stack>
  )
}
