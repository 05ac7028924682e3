import { isApiError, useChange } from '@console/api'
import { type Campaign, endCampaign } from '@console/contract'
import { useErrorText } from '@console/i18n'
import { ConfirmDialog, Text, toast } from '@console/ui'
import { useText } from '../text.ts'

interface Props {
  readonly campaign: Campaign
  readonly open: boolean
  readonly onClose: () => void
}

/** Ending is final: the dialog says what stops before it asks. */
export function EndCampaignDialog({ campaign, open, onClose }: Props) {
  const text = useText()
  const errorText = useErrorText()
  const { send, isSending } = useChange(endCampaign)

  async function end(): Promise<void> {
    try {
      await send({ campaign_id: campaign.id }, { version: campaign.version })
      toast.success(text('end.done'))
    } catch (error) {
      if (!isApiError(error)) throw error
      toast.error(text('end.failed'), errorText(error.code))
    }
    onClose()
  }

  return (
    <ConfirmDialog
      open={open}
      title={text('end.title')}
      confirm={text('end.confirm')}
      busy={isSending}
      onConfirm={() => void end()}
      onClose={onClose}
    >
      <Text>{text('end.text', { name: campaign.name })}</Text>
    </ConfirmDialog>
  )
}
