import { useCall } from '@console/api'
import { type Campaign, getCampaign, Id, paths } from '@console/contract'
import { useParams } from '@console/router'
import { useRecordName } from '@console/session'
import { LinkButton, Loaded, SkeletonPage, StatusPage } from '@console/ui'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { useText } from '../text.ts'

/** The campaign of the page's address, with every way it can fail to be there; an unusable id makes no call. */
export function CampaignLoaded({ children }: { readonly children: (campaign: Campaign) => ReactNode }) {
  const text = useText()
  const { campaign_id = '' } = useParams()
  const isUsable = v.is(Id, campaign_id)
  const campaign = useCall(getCampaign, isUsable ? { campaign_id } : null)
  useRecordName(paths.campaign(campaign_id), campaign.data?.name)

  if (!isUsable) return <Missing title={text('campaign.notFound')} />
  if (campaign.error?.code === 'campaign_not_found') return <Missing title={text('campaign.gone')} />
  return (
    <Loaded from={campaign} skeleton={<SkeletonPage />} failed={text('campaign.failed')}>
      {children}
    </Loaded>
  )
}

function Missing({ title }: { readonly title: string }) {
  const text = useText()
  return (
    <StatusPage title={title}>
      <LinkButton to={paths.campaigns()}>{text('campaign.back')}</LinkButton>
    </StatusPage>
  )
}
