import type { CampaignStatus } from '@console/contract'
import { useFieldValue } from '@console/forms'
import { serverNow } from '@console/session'
import { type PreflightCampaign, preflightOf } from './preflight.ts'
import { PreflightNotice } from './preflight-notice.tsx'

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
