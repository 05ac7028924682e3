import { useCall } from '@console/api'
import { getCampaign, paths, type Task } from '@console/contract'
import { RecordEditPage } from '@console/records/form'
import { Navigate, useParams } from '@console/router'
import { SkeletonPage } from '@console/ui'
import { MissionFields } from './mission-fields.tsx'
import { missionRecord } from './mission-record.ts'
import { useMissionRefusal, useUnknownContent } from './mission-state.ts'
import { BesidePreview } from './preview/beside-preview.tsx'

/** Without a mission in the address it leads to those of the campaign, to choose one. */
export function MissionEditPage() {
  const { campaign_id = '', task_id } = useParams()
  const refuses = useMissionRefusal()
  const beyond = useUnknownContent()
  if (task_id === undefined) return <Navigate to={paths.missionChoose(campaign_id)} replace />
  return (
    <BesidePreview>
      <RecordEditPage of={missionRecord} refuses={(mission) => refuses(mission) ?? beyond(mission)}>
        {(mission) => <Fields mission={mission} />}
      </RecordEditPage>
    </BesidePreview>
  )
}

/** Offers the applications of the campaign, which may be more; without access to it, the mission's own. */
function Fields({ mission }: { readonly mission: Task }) {
  const campaign = useCall(getCampaign, { campaign_id: mission.campaign.id })
  if (!campaign.data && !campaign.error) return <SkeletonPage />
  const { campaign_applications } = campaign.data ?? { campaign_applications: mission.task_applications }
  return (
    <MissionFields
      campaignId={mission.campaign.id}
      applications={campaign_applications.map(({ application }) => application)}
      typeOf={mission}
    />
  )
}
