import { isApiError, useChange } from '@console/api'
import { type Campaign, deleteCampaign, paths } from '@console/contract'
import { useErrorText } from '@console/i18n'
import { useNavigate } from '@console/router'
import { ConfirmDialog, Text, toast } from '@console/ui'
import { useText } from '../text.ts'

interface Props {
  readonly campaign: Campaign
  readonly open: boolean
  readonly onClose: () => void
}

/** Deletes the campaign with all that is in it, after naming it. */
export function DeleteCampaignDialog({ campaign, open, onClose }: Props) {
  const text = useText()
  const errorText = useErrorText('action')
  const navigate = useNavigate()
  const { send, isSending } = useChange(deleteCampaign)

  async function remove(): Promise<void> {
    try {
      await send({ campaign_id: campaign.id }, { version: campaign.version })
      toast.success(text('delete.done'))
      await navigate(paths.campaigns())
    } catch (error) {
      if (!isApiError(error)) throw error
      toast.error(text('delete.failed'), errorText(error.code))
      onClose()
    }
  }

  return (
    <ConfirmDialog
      open={open}
      title={text('delete.title')}
      confirm={text('delete.confirm')}
      busy={isSending}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <Text>
        {text('delete.text', {
          name: campaign.name,
          missions: campaign.campaign_tasks.length,
          notifications: campaign.campaign_notifications.length,
        })}
      </Text>
    </ConfirmDialog>
  )
}
