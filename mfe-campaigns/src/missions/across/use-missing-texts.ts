import { listCampaigns } from '@console/contract'
import { useMaySeeAll } from '@console/session'
import { useText } from '../../text.ts'
import type { MissionsAcross } from './use-missions-across.ts'

/** Returns in words which campaigns are missing as a whole. */
export function useMissingTexts({ denied, leftOut, hasMore }: Pick<MissionsAcross, 'denied' | 'leftOut' | 'hasMore'>): string[] {
  const text = useText()
  const seesAll = useMaySeeAll(listCampaigns)
  return [
    ...(seesAll ? [] : [text('missions.across.ownOnly')]),
    ...(denied > 0 ? [text('missions.across.denied', { count: denied })] : []),
    ...(leftOut > 0 ? [text('missions.across.leftOut', { count: leftOut })] : []),
    ...(hasMore ? [text('missions.across.more')] : []),
  ]
}
