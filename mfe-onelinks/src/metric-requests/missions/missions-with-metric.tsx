import { getTask, listCampaigns, listTasks, paths } from '@console/contract'
import { useMay } from '@console/session'
import { Box, Button, EntityLink, ErrorState, Flex, PlainList, Section, Stack, Text } from '@console/ui'
import { useText } from '../../text.ts'
import { type Found, SEARCHED, useMissionsWithMetric } from './use-missions-with-metric.ts'

/** The missions whose rules use the metric. Finding them takes a call for each campaign, so they are looked for when asked. */
export function MissionsWithMetric({ metricId }: { readonly metricId: string }) {
  const text = useText()
  const mayList = useMay(listCampaigns)
  const mayRead = useMay(listTasks)
  return (
    <Section title={text('metricRequest.missions')}>
      {mayList && mayRead ? <Search metricId={metricId} /> : <Text color="fg.muted">{text('metricRequest.missions.denied')}</Text>}
    </Section>
  )
}

function Search({ metricId }: { readonly metricId: string }) {
  const text = useText()
  const { state, search } = useMissionsWithMetric(metricId)
  if (state.is === 'failed') return <ErrorState error={state.error} title={text('metricRequest.missions.failed')} onRetry={search} />
  return (
    <Stack gap="4" align="flex-start" textStyle="sm">
      <Text color="fg.muted">{text('metricRequest.missions.text', SEARCHED)}</Text>
      <Button busy={state.is === 'searching'} onClick={search}>
        {text('metricRequest.missions.find')}
      </Button>
      <Box role="status" w="full">
        {state.is === 'found' ? <Missions {...state} /> : null}
      </Box>
    </Stack>
  )
}

function Missions({ missions, isAll }: Found) {
  const text = useText()
  return (
    <Stack gap="3">
      {missions.length === 0 ? <Text>{text('metricRequest.missions.none')}</Text> : null}
      <PlainList gap="0" divideY="1px">
        {missions.map(({ mission, campaign }) => (
          <Box as="li" key={mission.id} py="2">
            <Flex columnGap="3" align="center" wrap="wrap">
              <Box flex="1" minW="40">
                <EntityLink to={paths.mission(campaign.id, mission.id)} call={getTask}>
                  {mission.name}
                </EntityLink>
              </Box>
              <Text color="fg.muted">{text('metricRequest.missions.campaign', { name: campaign.name })}</Text>
            </Flex>
          </Box>
        ))}
      </PlainList>
      {isAll ? null : <Text color="fg.muted">{text('metricRequest.missions.more')}</Text>}
    </Stack>
  )
}
