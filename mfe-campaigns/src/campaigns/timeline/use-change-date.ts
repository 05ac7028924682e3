import { ApiError } from '@console/api'
import type { CampaignSummary } from '@console/contract'
import { useFieldErrorText } from '@console/i18n'
import { changingValues } from '@console/records'
import { useNotifyFailure, useRun } from '@console/records/page'
import { toast } from '@console/ui'
import { useText } from '../../text.ts'
import { campaignRecord } from '../campaign-record.ts'

export type DateField = 'start_date' | 'end_date'

/**
 * Returns a function that changes a campaign's start or end as its form would, and offers to undo it. It only says why not if the end
 * would not be later than the start, or someone else changed the same date meanwhile.
 */
export function useChangeDate(): (campaign: CampaignSummary, field: DateField, value: string) => Promise<void> {
  const text = useText()
  const fieldError = useFieldErrorText()
  const run = useRun()
  const notifyFailure = useNotifyFailure()
  const failed = text('campaign.edit.failed')

  return async (campaign, field, value) => {
    const { start_date, end_date }: CampaignSummary = { ...campaign, [field]: value }
    if (Date.parse(end_date) <= Date.parse(start_date)) {
      toast.error(failed, fieldError('end_before_start', { label: text('campaign.endDate') }))
      return
    }
    const change = changingValues(campaignRecord, {
      to: (newest) => {
        if (newest[field] !== campaign[field]) throw new ApiError({ code: 'version_mismatch', status: 412 })
        return { [field]: value }
      },
      back: (before) => ({ [field]: before[field] }),
    })
    try {
      await run(campaignRecord, change, campaign, { done: text('campaign.edit.done') })
    } catch (error) {
      notifyFailure(error, { failed })
    }
  }
}
