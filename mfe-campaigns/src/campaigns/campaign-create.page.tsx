import { useCall, useChange } from '@console/api'
import { type Campaign, type CampaignWrite, createCampaign, getCampaign, Id, paths } from '@console/contract'
import type { Sending } from '@console/forms'
import { useFormats } from '@console/i18n'
import { useNavigate, useSearchParams } from '@console/router'
import { Loaded, Page, SkeletonPage, toast } from '@console/ui'
import { useState } from 'react'
import * as v from 'valibot'
import { useText } from '../text.ts'
import { CampaignForm } from './campaign-form.tsx'
import { applicationsOf, valuesOf } from './campaign-values.ts'
import { duplicateOf } from './duplicate.ts'

/** An empty form, or with `?from=<id>` a copy of that campaign to be looked over. */
export function CampaignCreatePage() {
  const text = useText()
  const [search] = useSearchParams()
  const from = v.safeParse(Id, search.get('from'))
  return from.success ? (
    <Page title={text('duplicate.title')}>
      <Duplicate key={from.output} from={from.output} />
    </Page>
  ) : (
    <Page title={text('create.title')}>
      <Creator />
    </Page>
  )
}

function Duplicate({ from }: { readonly from: string }) {
  const text = useText()
  const campaign = useCall(getCampaign, { campaign_id: from })
  return (
    <Loaded from={campaign} skeleton={<SkeletonPage />} failed={text('duplicate.failed')}>
      {(original) => <Creator original={original} />}
    </Loaded>
  )
}

function Creator({ original }: { readonly original?: Campaign }) {
  const text = useText()
  const navigate = useNavigate()
  const { timeZone } = useFormats()
  const { send } = useChange(createCampaign)
  const [values] = useState(() =>
    original ? duplicateOf(original, text('duplicate.name', { name: original.name }), { now: Date.now(), timeZone }) : valuesOf(undefined),
  )

  async function create(body: CampaignWrite, { idempotencyKey }: Sending): Promise<void> {
    const campaign = await send({}, { body, idempotencyKey })
    toast.success(text('create.done'))
    await navigate(paths.campaign(campaign.id))
  }

  return (
    <CampaignForm
      values={values}
      about={{ form: original ? `campaign from ${original.id}` : 'campaign' }}
      applications={applicationsOf(original)}
      submit={text('create.submit')}
      failed={text('create.failed')}
      onSubmit={create}
      onCancel={() => void navigate(original ? paths.campaign(original.id) : paths.campaigns())}
    />
  )
}
