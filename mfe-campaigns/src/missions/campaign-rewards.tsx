import { type Campaign, paths, updateTask } from '@console/contract'
import { useMay } from '@console/session'
import { Forbidden, LinkButton, lazyPart, Notice, Page } from '@console/ui'
import { useState } from 'react'
import { useText } from '../text.ts'

const RewardGrid = lazyPart(
  () => import(/* webpackChunkName: "copying-and-rewards" */ './reward-grid/reward-grid.tsx'),
  (file) => file.RewardGrid,
)

export function CampaignRewards({ campaign }: { readonly campaign: Campaign }) {
  const text = useText()
  const mayEdit = useMay(updateTask, campaign.owner.id)
  // An open page stays, with what is typed there.
  const [mightEdit] = useState(mayEdit)
  if (!mayEdit && !mightEdit) return <Forbidden needs={updateTask.access.any_of} />
  return (
    <Page
      wide
      title={campaign.name}
      part={text('mission.rewards')}
      actions={<LinkButton to={paths.campaign(campaign.id)}>{text('mission.back')}</LinkButton>}
    >
      {campaign.status === 'ended' ? <Notice>{text('campaign.ended')}</Notice> : <RewardGrid campaign={campaign} />}
    </Page>
  )
}
