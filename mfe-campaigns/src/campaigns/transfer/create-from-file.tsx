import { type ApiError, isApiError, useChange } from '@console/api'
import { CAMPAIGN_NAME_MAX, type Campaign, type CampaignWrite, createCampaign, tidy } from '@console/contract'
import { idempotencyKeys } from '@console/forms'
import { useErrorText, useFormats } from '@console/i18n'
import { changedBody } from '@console/records'
import { useSearchState } from '@console/router'
import { serverNow } from '@console/session'
import { Button, ErrorLine, Notice, Stack, Text } from '@console/ui'
import { useState } from 'react'
import { useText } from '../../text.ts'
import { campaignRecord } from '../campaign-record.ts'
import { cutName, duplicateOf } from '../duplicate.ts'
import type { CampaignFile } from './campaign-file.ts'

interface Props {
  readonly file: CampaignFile
  readonly applicationIds: readonly string[]
  readonly parts: number
  readonly onCreated: () => void
}

/** Puts the created campaign into the address; its parts follow. */
export function CreateFromFile({ file, applicationIds, parts, onCreated }: Props) {
  const text = useText()
  const errorText = useErrorText('action')
  const { timeZone } = useFormats()
  const setSearch = useSearchState()
  const { send } = useChange(createCampaign)
  // The same on every press, so that a lost answer makes no second campaign.
  const [{ keys, now }] = useState(() => ({ keys: idempotencyKeys(), now: serverNow() }))
  const [isCreating, setCreating] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const name = cutName(file.campaign.name)

  async function create(): Promise<void> {
    setCreating(true)
    setFailure(undefined)
    let body: CampaignWrite | undefined
    try {
      body = await bodyOf(file.campaign, file.cameAs(file.campaign), applicationIds, { now, timeZone })
      const { id } = await send({}, { body, idempotencyKey: keys.keyFor(body) })
      onCreated()
      setSearch({ into: id }, { replace: true })
    } catch (error) {
      if (!isApiError(error)) throw error
      if (body) keys.failed(body, error)
      setFailure(error)
    } finally {
      setCreating(false)
    }
  }

  return (
    <Stack gap="3" align="flex-start">
      <Text textStyle="sm">{text('campaign.import.create.text')}</Text>
      {name === tidy(file.campaign.name) ? null : <Notice>{text('campaign.import.nameCut', { name, limit: CAMPAIGN_NAME_MAX })}</Notice>}
      {failure ? <ErrorLine>{errorText(failure.code, failure.retryAfter)}</ErrorLine> : null}
      <Button
        look="primary"
        busy={isCreating}
        disabledReason={applicationIds.length === 0 ? text('campaign.applications.required') : undefined}
        onClick={() => void create()}
      >
        {text('campaign.import.start', { count: parts })}
      </Button>
    </Stack>
  )
}

/** As for a duplicate, with what the console does not know of the campaign. */
async function bodyOf(
  campaign: Campaign,
  came: unknown,
  applicationIds: readonly string[],
  moment: Parameters<typeof duplicateOf>[2],
): Promise<CampaignWrite> {
  const values = { ...duplicateOf(campaign, campaign.name, moment), application_ids: [...applicationIds] }
  const form = { ...campaignRecord, values: () => values as ReturnType<typeof campaignRecord.values> }
  const campaign_applications = applicationIds.map((id) => ({ application: { id } }))
  const copy = { ...(came as object), ...values, campaign_applications } as unknown as Campaign
  return (await changedBody(form, values as never, copy)) as CampaignWrite
}
