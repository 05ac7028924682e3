import { useCall } from '@console/api'
import { createApplication, createCampaign, listApplications, paths } from '@console/contract'
import { CreateLink } from '@console/records'
import { useMay, useMaySeeAll } from '@console/session'
import { Flex, LinkButton } from '@console/ui'
import { useText } from '../text.ts'
import { campaignRecord } from './campaign-record.ts'

export function CampaignBegin() {
  const text = useText()
  const isAsked = useMaySeeAll(listApplications)
  const mayCreate = useMay(createApplication)
  const mayImport = useMay(createCampaign)
  const { data, error } = useCall(listApplications, isAsked && mayCreate ? { page_size: 1 } : null)
  if (isAsked && mayCreate && !data && !error) return null
  const isFirst = data?.total === 0
  return (
    <Flex gap="2" wrap="wrap" justify="center">
      {isFirst ? (
        <LinkButton look="primary" to={paths.applicationCreate()}>
          {text('campaigns.none.application')}
        </LinkButton>
      ) : null}
      <CreateLink of={campaignRecord} isQuiet={isFirst} />
      {mayImport && !isFirst ? (
        <LinkButton look="quiet" to={paths.campaignImport()}>
          {text('campaign.import.title')}
        </LinkButton>
      ) : null}
    </Flex>
  )
}
