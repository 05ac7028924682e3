import type { Notification } from '@console/contract'
import { useText } from '../text.ts'

/** Returns why a notification cannot be changed, in words; undefined if it can. */
export function useNotificationRefusal(): (notification: Pick<Notification, 'campaign'>) => string | undefined {
  const text = useText()
  return ({ campaign }) => (campaign.status === 'ended' ? text('campaign.ended') : undefined)
}
