import { type Campaign, createTask, type Task } from '@console/contract'
import { FromOriginal, RecordCreator, useOriginalId } from '@console/records/form'
import { ErrorLine, Page } from '@console/ui'
import { LoadedCampaign } from '../campaign-children/loaded-campaign.tsx'
import { useText } from '../text.ts'
import { MissionFields } from './mission-fields.tsx'
import { missionRecord } from './mission-record.ts'
import { useUnknownContent } from './mission-state.ts'
import { duplicateOf, valuesOf } from './mission-values.ts'
import { BesidePreview } from './preview/beside-preview.tsx'
import { newReward } from './rewards/reward-values.ts'
import { isBegun } from './type/typed-values.ts'

/** A form that begins with choosing the type, or with `?from=<id>` a copy of that mission to be looked over. */
export function MissionCreatePage() {
  return (
    <BesidePreview>
      <LoadedCampaign needs={createTask}>{(campaign) => <InCampaign campaign={campaign} />}</LoadedCampaign>
    </BesidePreview>
  )
}

function InCampaign({ campaign }: { readonly campaign: Campaign }) {
  const text = useText()
  const from = useOriginalId()
  return (
    <Page key={from} title={text(from ? 'mission.duplicate.title' : 'mission.create.title')}>
      {campaign.status === 'ended' ? (
        <ErrorLine>{text('campaign.ended')}</ErrorLine>
      ) : (
        <FromOriginal of={missionRecord} failed={text('mission.duplicate.failed')}>
          {(original) => <Creator campaign={campaign} original={original} />}
        </FromOriginal>
      )}
    </Page>
  )
}

function Creator({ campaign, original }: { readonly campaign: Campaign; readonly original: Task | undefined }) {
  const text = useText()
  const beyond = useUnknownContent()
  const refusal = original && beyond(original)
  if (refusal) return <ErrorLine>{refusal}</ErrorLine>
  const applications = campaign.campaign_applications.map(({ application }) => application)
  const [only, ...others] = applications
  const values = original
    ? duplicateOf(original, text('mission.duplicate.name', { name: original.name }))
    : { ...valuesOf(undefined), rewards: only && others.length === 0 ? [newReward(only.id)] : [] }
  return (
    <RecordCreator
      of={missionRecord}
      params={{ campaign_id: campaign.id }}
      from={original}
      values={values}
      isBegun={isBegun}
      unnamed={({ task_type }) => (task_type ? text('mission.unnamed', { type: text(`campaign.task.${task_type}`) }) : undefined)}
    >
      <MissionFields campaignId={campaign.id} applications={applications} />
    </RecordCreator>
  )
}
