import type { CampaignStatus } from '@console/contract'
import { useFieldValue } from '@console/forms'
import { serverNow } from '@console/session'
import { Notice, PlainList } from '@console/ui'
import { useText } from '../../text.ts'
import { type PreflightCampaign, type PreflightCheck, preflightOf } from './preflight.ts'

interface Props extends Pick<PreflightCampaign, 'applications' | 'missions' | 'notifications'> {
  readonly isRunning: boolean
}

export function CampaignPreflight({ isRunning, ...campaign }: Props) {
  const [status] = useFieldValue<CampaignStatus | null>('status')
  const [start_date] = useFieldValue<string>('start_date')
  const [end_date] = useFieldValue<string>('end_date')
  const checks = preflightOf({ ...campaign, status, start_date, end_date }, serverNow())
  return <PreflightNotice checks={checks.filter(({ id }) => !(isRunning && id === 'pastStart'))} />
}

function PreflightNotice({ checks }: { readonly checks: readonly PreflightCheck[] }) {
  const text = useText()
  if (checks.length === 0) return null
  return (
    <Notice>
      <PlainList gap="1">
        {checks.map(({ id, count }) => (
          <li key={id}>{text(`campaign.preflight.${id}`, { count })}</li>
        ))}
      </PlainList>
    </Notice>
  )
}
