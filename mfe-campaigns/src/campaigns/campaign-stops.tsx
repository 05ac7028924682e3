import type { Campaign } from '@console/contract'
import { useApplicationLabel } from '@console/entities'
import { Box, NamedText, Stack, Text } from '@console/ui'
import { useText } from '../text.ts'
import { applicationsOf } from './campaign-record.ts'

/** Ending is final, so the dialog names what the audience stops seeing. */
export function CampaignStops({ campaign }: { readonly campaign: Campaign }) {
  const text = useText()
  const label = useApplicationLabel()
  const names = [
    ...campaign.campaign_tasks.filter((task) => task.status === 'active').map(({ id, name }) => ({ id, name })),
    ...campaign.campaign_notifications.filter((one) => one.status === 'active').map(({ id, title }) => ({ id, name: title })),
  ]
  return (
    <Stack gap="3">
      <Text>
        <NamedText name={campaign.name}>{(name) => text('campaign.end.text', { name })}</NamedText>
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
