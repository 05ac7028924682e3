import { isApiError } from '@console/api'
import type { Campaign } from '@console/contract'
import { useErrorText, useFormats, useKitText } from '@console/i18n'
import { serverNow } from '@console/session'
import { toast } from '@console/ui'
import { useText } from '../../text.ts'

/** Returns a function that says what was activated and when the campaign starts, and offers to undo everything. */
export function useActivationToast(
  { id, name, start_date }: Campaign,
  takeBack: () => Promise<void>,
): (activeMissions: number, notifications: number) => void {
  const text = useText()
  const kitText = useKitText()
  const errorText = useErrorText('action')
  const { dateTime } = useFormats()

  async function undo(): Promise<void> {
    try {
      await takeBack()
      toast.success(kitText('undo.done'), undefined, { id })
    } catch (error) {
      toast.error(kitText('undo.failed'), errorText(isApiError(error) ? error.code : 'internal'))
      if (!isApiError(error)) throw error
    }
  }

  function words(count: number, notifications: number): string {
    if (count + notifications === 0) return text('campaign.activate.done')
    const isRunning = Date.parse(start_date) <= serverNow()
    return isRunning
      ? text('campaign.activate.visible', { count, notifications })
      : text('campaign.activate.starts', { count, notifications, at: dateTime(start_date) })
  }

  return (activeMissions, notifications) =>
    toast.success(words(activeMissions, notifications), { label: kitText('action.undo'), onClick: () => void undo() }, { id, name })
}
