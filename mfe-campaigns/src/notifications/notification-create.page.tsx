import { useCall } from '@console/api'
import { type Campaign, createNotification, getTask, Id, type Notification } from '@console/contract'
import { FromOriginal, RecordCreator, useOriginalId } from '@console/records/form'
import { useSearchParams } from '@console/router'
import { ErrorLine, Loaded, Page, SkeletonPage } from '@console/ui'
import * as v from 'valibot'
import { LoadedCampaign } from '../campaign-children/loaded-campaign.tsx'
import { useText } from '../text.ts'
import { NotificationFields } from './notification-fields.tsx'
import { notificationRecord } from './notification-record.ts'
import { aboutMission, duplicateOf, type NotificationValues, valuesOf } from './notification-values.ts'

/** An empty form, with `?from=<id>` a copy of that notification, or with `?mission=<id>` one about that mission. */
export function NotificationCreatePage() {
  return <LoadedCampaign needs={createNotification}>{(campaign) => <InCampaign campaign={campaign} />}</LoadedCampaign>
}

function InCampaign({ campaign }: { readonly campaign: Campaign }) {
  const text = useText()
  const from = useOriginalId()
  const mission = useMissionId()
  return (
    <Page wide key={from ?? mission} title={text(from ? 'notification.duplicate.title' : 'notification.create.title')}>
      {campaign.status === 'ended' ? (
        <ErrorLine>{text('campaign.ended')}</ErrorLine>
      ) : mission && !from ? (
        <AboutMission campaign={campaign} id={mission} />
      ) : (
        <FromOriginal of={notificationRecord} failed={text('notification.duplicate.failed')}>
          {(original) => <Creator campaign={campaign} original={original} values={original ? duplicateOf(original) : emptyIn(campaign)} />}
        </FromOriginal>
      )}
    </Page>
  )
}

function useMissionId(): string | undefined {
  const [search] = useSearchParams()
  const mission = v.safeParse(Id, search.get('mission'))
  return mission.success ? mission.output : undefined
}

function AboutMission({ campaign, id }: { readonly campaign: Campaign; readonly id: string }) {
  const text = useText()
  const mission = useCall(getTask, { campaign_id: campaign.id, task_id: id })
  return (
    <Loaded from={mission} skeleton={<SkeletonPage />} failed={text('notification.mission.failed')}>
      {(task) => <Creator campaign={campaign} original={undefined} values={aboutMission(task)} />}
    </Loaded>
  )
}

/** The campaign's only application is preselected. */
function emptyIn({ campaign_applications: [only, ...others] }: Campaign): NotificationValues {
  return { ...valuesOf(undefined), application_ids: only && others.length === 0 ? [only.application.id] : [] }
}

interface Props {
  readonly campaign: Campaign
  readonly original: Notification | undefined
  readonly values: NotificationValues
}

function Creator({ campaign, original, values }: Props) {
  return (
    <RecordCreator of={notificationRecord} params={{ campaign_id: campaign.id }} from={original} values={values}>
      <NotificationFields campaignId={campaign.id} applications={campaign.campaign_applications.map(({ application }) => application)} />
    </RecordCreator>
  )
}
