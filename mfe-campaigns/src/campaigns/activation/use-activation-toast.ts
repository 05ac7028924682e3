import { isApiError } from '@console/api'
import type { Campaign } from '@console/contract'
import { useErrorText, useFormats, useKitText } from '@console/i18n'
import { toast } from '@console/ui'
import { useText } from '../../text.ts'

/** Returns what says that a campaign is active, what of it starts when, and offers to take everything back. */
export function useActivationToast({ start_date }: Campaign, takeBack: () => Promise<void>): (activeMissions: number) => void {
  const text = useText()
  const kitText = useKitText()
  const errorText = useErrorText('action')
  const { dateTime } = useFormats()

  async function undo(): Promise<void> {
    try {
      await takeBack()
      toast.success(kitText('undo.done'))
    } catch (error) {
      toast.error(kitText('undo.failed'), errorText(isApiError(error) ? error.code : 'internal'))
      if (!isApiError(error)) throw error
    }
  }

  function words(count: number): string {
    if (count === 0) return text('campaign.activate.done')
    const isRunning = Date.parse(start_date) <= Date.now()
    return isRunning ? text('campaign.activate.visible', { count }) : text('campaign.activate.starts', { count, at: dateTime(start_date) })
  }

  return (activeMissions) => toast.success(words(activeMissions), { label: kitText('action.undo'), onClick: () => void undo() })
}
