import { useChange } from '@console/api'
import { type Campaign, endCampaign } from '@console/contract'
import { useApplicationWords } from '@console/entities'
import { Box, ConfirmAction, Stack, Text } from '@console/ui'
import { useText } from '../text.ts'

interface Props {
  readonly campaign: Campaign
  readonly open: boolean
  readonly onClose: () => void
}

/** Ending is final: the dialog says what stops before it asks. */
export function EndCampaignDialog({ campaign, open, onClose }: Props) {
  const text = useText()
  const { send } = useChange(endCampaign)
  return (
    <ConfirmAction
      open={open}
      title={text('end.title')}
      confirm={text('end.confirm')}
      done={text('end.done')}
      failed={text('end.failed')}
      act={() => send({ campaign_id: campaign.id }, { version: campaign.version })}
      onClose={onClose}
    >
      <Stack gap="3">
        <Text>{text('end.text', { name: campaign.name })}</Text>
        <Stops campaign={campaign} />
      </Stack>
    </ConfirmAction>
  )
}

/** What the audience stops seeing, by name. */
function Stops({ campaign }: { readonly campaign: Campaign }) {
  const text = useText()
  const words = useApplicationWords()
  const names = [
    ...campaign.campaign_tasks.filter((task) => task.status === 'active').map((task) => ({ id: task.id, name: task.name })),
    ...campaign.campaign_notifications.filter((one) => one.status === 'active').map((one) => ({ id: one.id, name: one.title })),
  ]
  const applications = campaign.campaign_applications.map(({ application }) => words(application))
  return (
    <Box textStyle="sm">
      <Text>{text('end.applications', { names: applications.join(', ') })}</Text>
      {names.length > 0 ? (
        <>
          <Text mt="2">{text('end.stops')}</Text>
          <Box as="ul" ps="5" listStyleType="disc">
            {names.map((one) => (
              <li key={one.id}>{one.name}</li>
            ))}
          </Box>
        </>
      ) : null}
    </Box>
  )
}
