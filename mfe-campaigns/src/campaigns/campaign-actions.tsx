import { type Campaign, type CampaignSummary, campaignAllows, createCampaign, endCampaign, paths, updateCampaign } from '@console/contract'
import { useApplicationLabel } from '@console/entities'
import { calling, type DialogAction, type RecordAction, useDeleteAction, useStatusAction } from '@console/records'
import { Box, lazyPart, NamedText, Stack, Text } from '@console/ui'
import { useText } from '../text.ts'
import { applicationsOf, campaignRecord } from './campaign-record.ts'

const ActivationDoubts = lazyPart(
  () => import('./activation/activation-doubts.tsx'),
  (file) => file.ActivationDoubts,
)

/**
 * What can be done with a campaign, on its page and to many of the list. The page, which knows what is in the campaign, has a dialog
 * that activates that too; the list does without, since it would load all texts of missions with its own.
 */
export function useCampaignActions(ActivateDialog?: DialogAction<Campaign>['Dialog']): readonly RecordAction<Campaign, CampaignSummary>[] {
  const text = useText()
  const becoming = useStatusAction(campaignRecord)
  const removing = useDeleteAction(campaignRecord)
  const refuses = ({ status }: Pick<Campaign, 'status'>) => (campaignAllows(status, 'update') ? undefined : text('campaign.ended'))
  const words = (status: string) => text(`status.campaign.${status as 'active' | 'inactive'}`)
  const activate = { label: text('action.activate'), failed: text('campaign.activate.failed') }
  const activation = becoming('active', {
    ...activate,
    done: text('campaign.activate.done'),
    place: 'button',
    doubt: (campaign) => ({
      title: text('campaign.activate.title'),
      confirm: activate.label,
      danger: false,
      body: <ActivationDoubts campaign={campaign} />,
    }),
    doubted: text('campaigns.activate.title'),
    words,
    refuses,
  })
  return [
    {
      id: 'edit',
      needs: updateCampaign,
      place: 'primary',
      refuses,
      one: { label: text('action.edit'), to: ({ id }) => paths.campaignEdit(id) },
    },
    {
      id: 'duplicate',
      needs: createCampaign,
      one: { label: text('campaign.duplicate'), to: ({ id }) => paths.campaignDuplicate(id) },
    },
    becoming('inactive', {
      label: text('campaign.pause'),
      done: text('campaign.pause.done'),
      failed: text('campaign.pause.failed'),
      place: 'button',
      words,
      refuses,
    }),
    ActivateDialog ? { ...activation, one: { ...activate, Dialog: ActivateDialog } } : activation,
    {
      id: 'end',
      needs: endCampaign,
      danger: true,
      refuses,
      call: calling(endCampaign, { params: ({ id }) => ({ campaign_id: id }), already: 'already_ended' }),
      one: {
        label: text('campaign.end'),
        useQuestion: (campaign) => ({
          title: text('campaign.end.title'),
          confirm: text('campaign.end'),
          body: <Stops campaign={campaign} />,
        }),
        done: text('campaign.end.done'),
        failed: text('campaign.end.failed'),
      },
      many: { label: text('campaigns.end'), ask: { title: text('campaigns.end.title'), text: text('campaigns.end.text') } },
    },
    removing({
      values: ({ campaign_tasks, campaign_notifications }) => ({
        missions: campaign_tasks.length,
        notifications: campaign_notifications.length,
      }),
      many: true,
    }),
  ]
}

/** Ending is final: what the audience stops seeing is named before it is asked. */
function Stops({ campaign }: { readonly campaign: Campaign }) {
  const text = useText()
  const label = useApplicationLabel()
  const names = [
    ...campaign.campaign_tasks.filter((task) => task.status === 'active').map(({ id, name }) => ({ id, name })),
    ...campaign.campaign_notifications.filter((one) => one.status === 'active').map(({ id, title }) => ({ id, name: title })),
  ]
  return (
    <Stack gap="3">
      <Text>
        <NamedText name={campaign.name}>{text('campaign.end.text', { name: campaign.name })}</NamedText>
      </Text>
      <Box textStyle="sm">
        <Text>{text('campaign.end.applications', { names: applicationsOf(campaign).map(label).join(', ') })}</Text>
        {names.length > 0 ? (
          <>
            <Text mt="2">{text('campaign.end.stops')}</Text>
            <Box as="ul" ps="5" listStyleType="disc">
              {names.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </Box>
          </>
        ) : null}
      </Box>
    </Stack>
  )
}
