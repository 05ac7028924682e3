import { type Campaign, updateCampaign } from '@console/contract'
import { useMay } from '@console/session'
import { PlainList, Section } from '@console/ui'
import { useText } from '../../text.ts'
import { PreflightItems } from './preflight-items.tsx'

/** Checks before activation, only for people who may activate the campaign. */
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
