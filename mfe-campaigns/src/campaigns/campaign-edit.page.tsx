import { call, useChange } from '@console/api'
import { type Campaign, type CampaignWrite, campaignAllows, getCampaign, paths, updateCampaign } from '@console/contract'
import type { Sending } from '@console/forms'
import { useNavigate } from '@console/router'
import { useMay } from '@console/session'
import { ErrorLine, LinkButton, Page, Section, Stack, toast } from '@console/ui'
import { useState } from 'react'
import { useText } from '../text.ts'
import { CampaignForm } from './campaign-form.tsx'
import { CampaignLoaded } from './campaign-loaded.tsx'
import { applicationsOf, valuesOf } from './campaign-values.ts'

export function CampaignEditPage() {
  const text = useText()
  return (
    <CampaignLoaded>
      {(campaign) => (
        <Page title={text('edit.title')}>
          <Editor key={campaign.id} campaign={campaign} />
        </Page>
      )}
    </CampaignLoaded>
  )
}

/** An ended campaign or one that is not the person's own cannot be edited: the reason stands in place of the form. */
function Editor({ campaign }: { readonly campaign: Campaign }) {
  const text = useText()
  const navigate = useNavigate()
  const { send } = useChange(updateCampaign)
  const isAllowed = useMay(updateCampaign, campaign.owner.id)
  // Once the form is open it stays: what is typed must not go with a refresh, and a refused save says why.
  const [isEditable] = useState(() => campaignAllows(campaign.status, 'update'))
  const back = paths.campaign(campaign.id)

  async function save(body: CampaignWrite, { version }: Sending): Promise<void> {
    await send({ campaign_id: campaign.id }, { body, version })
    toast.success(text('edit.done'))
    await navigate(back)
  }

  if (!isEditable || !isAllowed) {
    return (
      <Section>
        <Stack gap="4" align="flex-start">
          <ErrorLine>{text(isEditable ? 'campaign.readOnly' : 'campaign.ended')}</ErrorLine>
          <LinkButton to={back}>{text('action.back')}</LinkButton>
        </Stack>
      </Section>
    )
  }
  return (
    <CampaignForm
      values={valuesOf(campaign)}
      about={{
        form: 'campaign',
        id: campaign.id,
        version: campaign.version,
        load: () => call(getCampaign, { campaign_id: campaign.id }),
        toValues: valuesOf,
      }}
      applications={applicationsOf(campaign)}
      submit={text('action.save')}
      failed={text('edit.failed')}
      onSubmit={save}
      onCancel={() => void navigate(back)}
    />
  )
}
