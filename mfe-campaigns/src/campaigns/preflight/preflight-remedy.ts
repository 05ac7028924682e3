import { type Campaign, paths } from '@console/contract'
import type { PreflightId } from './preflight.ts'

export function remedyOf(
  id: PreflightId,
  { id: campaignId, campaign_applications }: Pick<Campaign, 'id' | 'campaign_applications'>,
): string {
  if (id === 'empty') return paths.missionCreate(campaignId)
  const [test, ...others] = campaign_applications.filter(({ application }) => application.mode === 'TEST')
  return id === 'test' && test && others.length === 0 ? paths.application(test.application.code) : paths.campaignEdit(campaignId)
}
