import { failedWith, useCall } from '@console/api'
import { type Campaign, getCampaign, Id, paths } from '@console/contract'
import { useParams } from '@console/router'
import { useRecordName } from '@console/session'
import { LinkButton, Loaded, SkeletonPage, StatusPage } from '@console/ui'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { useText } from '../text.ts'

interface Props {
  readonly children: (campaign: Campaign) => ReactNode
}

/** The campaign that the address names, for pages of what is still to be made in it. */
export function OfCampaign({ children }: Props) {
  const text = useText()
  const { campaign_id = '' } = useParams()
  const isUsable = v.is(Id, campaign_id)
  const campaign = useCall(getCampaign, isUsable ? { campaign_id } : null)
  useRecordName(paths.campaign(campaign_id), campaign.data?.name)
  if (!isUsable || (!campaign.data && failedWith(campaign, 'campaign_not_found'))) {
    return <StatusPage title={text('campaign.gone')} back={<LinkButton to={paths.campaigns()}>{text('campaign.back')}</LinkButton>} />
  }
  return (
    <Loaded from={campaign} skeleton={<SkeletonPage />} failed={text('campaign.failed')}>
      {children}
    </Loaded>
  )
}
