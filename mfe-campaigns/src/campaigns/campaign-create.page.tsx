import { useChange } from '@console/api'
import { type CampaignWrite, createCampaign, paths } from '@console/contract'
import { useIdempotencyKey } from '@console/forms'
import { useNavigate } from '@console/router'
import { Page, toast } from '@console/ui'
import { useText } from '../text.ts'
import { CampaignForm } from './campaign-form.tsx'

export function CampaignCreatePage() {
  const text = useText()
  const navigate = useNavigate()
  const { send } = useChange(createCampaign)
  const keyFor = useIdempotencyKey()

  async function create(body: CampaignWrite): Promise<void> {
    const campaign = await send({}, { body, idempotencyKey: keyFor(body) })
    toast.success(text('create.done'))
    await navigate(paths.campaign(campaign.id))
  }

  return (
    <Page title={text('create.title')}>
      <CampaignForm
        submit={text('create.submit')}
        failed={text('create.failed')}
        onSubmit={create}
        onCancel={() => void navigate(paths.campaigns())}
      />
    </Page>
  )
}
