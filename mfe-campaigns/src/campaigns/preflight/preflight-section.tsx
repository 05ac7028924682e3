import { type Campaign, updateCampaign } from '@console/contract'
import { useMay } from '@console/session'
import { PlainList, Section } from '@console/ui'
import { useText } from '../../text.ts'
import { PreflightItems } from './preflight-items.tsx'

/** What to look at before a campaign is activated, each with the way to it; only for who could activate it. */
export function PreflightSection({ campaign }: { readonly campaign: Campaign }) {
  const text = useText()
  const mayActivate = useMay(updateCampaign, campaign.owner.id)
  if (campaign.status !== 'inactive' || !mayActivate) return null
  return (
    <Section title={text('campaign.preflight')}>
      <PlainList gap="2" textStyle="sm">
        <PreflightItems campaign={campaign} />
      </PlainList>
    </Section>
  )
}
