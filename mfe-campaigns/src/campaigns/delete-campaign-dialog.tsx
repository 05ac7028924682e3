import { useChange } from '@console/api'
import { type Campaign, deleteCampaign, paths } from '@console/contract'
import { useNavigate } from '@console/router'
import { ConfirmAction, Text } from '@console/ui'
import { useText } from '../text.ts'

interface Props {
  readonly campaign: Campaign
  readonly open: boolean
  readonly onClose: () => void
}

/** Deletes the campaign with all that is in it, after naming it. */
export function DeleteCampaignDialog({ campaign, open, onClose }: Props) {
  const text = useText()
  const navigate = useNavigate()
  const { send } = useChange(deleteCampaign)
  const { id, name, version, campaign_tasks, campaign_notifications } = campaign
  return (
    <ConfirmAction
      open={open}
      title={text('delete.title')}
      confirm={text('delete.confirm')}
      done={text('delete.done')}
      failed={text('delete.failed')}
      act={() => send({ campaign_id: id }, { version })}
      onDone={() => navigate(paths.campaigns())}
      onClose={onClose}
    >
      <Text>{text('delete.text', { name, missions: campaign_tasks.length, notifications: campaign_notifications.length })}</Text>
    </ConfirmAction>
  )
}
