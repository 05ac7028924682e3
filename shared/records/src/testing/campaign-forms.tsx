import { Page } from '@console/ui'
import { FromOriginal, RecordCreator, RecordEditPage } from '../form/index.ts'
import { RecordPage } from '../page/index.ts'
import { CampaignFields, campaignRecord } from './campaign-record.tsx'

export const campaignForms = {
  campaign: () => <RecordPage of={campaignRecord}>{({ name }) => <Page title={name}>{null}</Page>}</RecordPage>,
  campaignEdit: () => <RecordEditPage of={campaignRecord}>{() => <CampaignFields />}</RecordEditPage>,
  newCampaign: () => (
    <Page title="A new one">
      <FromOriginal of={campaignRecord} failed="The original could not be had">
        {(original) => (
          <RecordCreator of={campaignRecord} from={original}>
            <CampaignFields />
          </RecordCreator>
        )}
      </FromOriginal>
    </Page>
  ),
}
