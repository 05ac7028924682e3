import { useCall } from '@console/api'
import { getCampaign, listCampaigns, paths } from '@console/contract'
import { CampaignStatusBadge } from '@console/entities'
import { useMay, useMaySeeAll } from '@console/session'
import { Box, EntityLink, Flex, Loaded, PlainList, SkeletonPage, Stack, Text } from '@console/ui'
import { useText } from '../text.ts'

const SHOWN = 5

/** The campaigns that use the application, as far as the person may see them. */
export function UsedBy({ applicationId }: { readonly applicationId: string }) {
  const text = useText()
  const maySee = useMay(listCampaigns)
  const seesAll = useMaySeeAll(listCampaigns)
  const campaigns = useCall(listCampaigns, maySee ? { application_id: applicationId, page_size: SHOWN } : null)
  if (!maySee) return <Text color="fg.muted">{text('application.usedBy.denied')}</Text>
  return (
    <Loaded
      from={campaigns}
      skeleton={<SkeletonPage />}
      failed={text('application.usedBy.failed')}
      isEmpty={({ items }) => items.length === 0}
      empty={() => <Text color="fg.muted">{text(seesAll ? 'application.usedBy.none' : 'application.usedBy.noneOwn')}</Text>}
    >
      {({ items, total }) => (
        <Stack gap="2">
          <PlainList gap="0" divideY="1px" textStyle="sm">
            {items.map((campaign) => (
              <Box as="li" key={campaign.id} py="2">
                <Flex gap="3" align="center" wrap="wrap">
                  <Box flex="1" minW="40">
                    <EntityLink to={paths.campaign(campaign.id)} call={getCampaign}>
                      {campaign.name}
                    </EntityLink>
                  </Box>
                  <CampaignStatusBadge campaign={campaign} />
                </Flex>
              </Box>
            ))}
          </PlainList>
          {seesAll ? null : (
            <Text textStyle="xs" color="fg.muted">
              {text('application.usedBy.ownOnly')}
            </Text>
          )}
          <Text textStyle="sm">
            <EntityLink to={paths.campaignsOf(applicationId)} quiet={false}>
              {text('application.usedBy.all', { count: total })}
            </EntityLink>
          </Text>
        </Stack>
      )}
    </Loaded>
  )
}

/** How many campaigns that have not ended run on the application; undefined while that is not known. */
export function useRunningCampaigns(applicationId: string): number | undefined {
  const maySee = useMay(listCampaigns)
  const of = (status: 'active' | 'inactive') => (maySee ? { application_id: applicationId, status, page_size: 1 } : null)
  const active = useCall(listCampaigns, of('active')).data?.total
  const inactive = useCall(listCampaigns, of('inactive')).data?.total
  return active === undefined || inactive === undefined ? undefined : active + inactive
}

export function UsedBySection({ applicationId }: { readonly applicationId: string }) {
  const text = useText()
  return (
    <Box as="section" aria-label={text('application.usedBy.title')}>
      <Text fontWeight="medium" mb="1">
        {text('application.usedBy.title')}
      </Text>
      <UsedBy applicationId={applicationId} />
    </Box>
  )
}
