import { type CampaignSummary, campaignAllows, updateCampaign } from '@console/contract'
import { CampaignLine, type Span } from '@console/entities'
import { useMay } from '@console/session'
import { memo, type ReactNode, useState } from 'react'
import { DateHandle } from './date-handle.tsx'
import { type DateField, useChangeDate } from './use-change-date.ts'

interface Props {
  readonly campaign: CampaignSummary
  readonly span: Span
  readonly now: number
  readonly rowMenu: (campaign: CampaignSummary) => ReactNode
}

interface Moving {
  readonly field: DateField
  readonly was: string
  readonly value: string
}

/** Memoized: drawn again only when the line itself changes. */
export const MovableLine = memo(function MovableLine({ campaign, span, now, rowMenu }: Props) {
  const mayChange = useMay(updateCampaign, campaign.owner.id) && campaignAllows(campaign.status, 'update')
  const changeDate = useChangeDate()
  const [moving, setMoving] = useState<Moving>()
  // A new date in the list takes precedence.
  const isMoved = moving && campaign[moving.field] === moving.was

  function handle(field: DateField) {
    const was = campaign[field]
    return (
      <DateHandle
        from={was}
        field={field}
        span={span}
        // An active campaign is ended by its own action, not by a slip of the hand.
        after={field === 'end_date' && campaign.status === 'active' ? now : undefined}
        onMove={(value) => setMoving(value === undefined ? undefined : { field, was, value })}
        onDrop={(value) => void changeDate(campaign, field, value).finally(() => setMoving(undefined))}
      />
    )
  }

  return (
    <CampaignLine
      campaign={isMoved ? { ...campaign, [moving.field]: moving.value } : campaign}
      span={span}
      now={now}
      menu={rowMenu(campaign)}
      ends={
        mayChange
          ? ({ beginsBefore, endsAfter }) => (
              <>
                {beginsBefore ? null : handle('start_date')}
                {endsAfter ? null : handle('end_date')}
              </>
            )
          : undefined
      }
    />
  )
})
