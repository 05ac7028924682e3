import { failedWith, useCall } from '@console/api'
import { type Campaign, type createNotification, type createTask, getCampaign, Id, paths } from '@console/contract'
import { useParams } from '@console/router'
import { useMay, useRecordName } from '@console/session'
import { Forbidden, LinkButton, Loaded, SkeletonPage, StatusPage } from '@console/ui'
import { type ReactNode, useState } from 'react'
import * as v from 'valibot'
import { useText } from '../text.ts'

interface Props {
  /** The page's call; without permission for it, the 403 page is drawn. */
  readonly needs: typeof createTask | typeof createNotification
  readonly children: (campaign: Campaign) => ReactNode
}

/** Loads the campaign in the address, for pages that create something in it. */
export function LoadedCampaign({ needs, children }: Props) {
  const text = useText()
  const { campaign_id = '' } = useParams()
  const isUsable = v.is(Id, campaign_id)
  const campaign = useCall(getCampaign, isUsable ? { campaign_id } : null)
  useRecordName(paths.campaign(campaign_id), campaign.data?.name)
  if (!isUsable || (!campaign.data && failedWith(campaign, 'campaign_not_found'))) {
    return <StatusPage title={text('campaign.gone')} back={<LinkButton to={paths.campaigns()}>{text('campaign.back')}</LinkButton>} />
  }
  if (!campaign.data && campaign.error?.code === 'permission_denied') return <Forbidden needs={campaign.error.problem?.required_any_of} />
  return (
    <Loaded from={campaign} skeleton={<SkeletonPage />} failed={text('campaign.failed')}>
      {(one) => (
        <Permitted key={one.id} needs={needs} campaign={one}>
          {children}
        </Permitted>
      )}
    </Loaded>
  )
}

/** An open page stays, with what is typed there. */
function Permitted({ needs, campaign, children }: Props & { readonly campaign: Campaign }) {
  const isPermitted = useMay(needs, campaign.owner.id)
  const [wasPermitted] = useState(isPermitted)
  return isPermitted || wasPermitted ? children(campaign) : <Forbidden needs={needs.access.any_of} />
}
