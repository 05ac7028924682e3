import { type Campaign, paths } from '@console/contract'
import { useFormats } from '@console/i18n'
import { FromOriginal, RecordCreator, useOriginalId } from '@console/records/form'
import { serverNow } from '@console/session'
import { LinkButton, Notice, Page, Text } from '@console/ui'
import { useText } from '../text.ts'
import { CampaignFields } from './campaign-fields.tsx'
import { applicationsOf, campaignRecord } from './campaign-record.ts'
import { duplicateOf } from './duplicate.ts'

/** An empty form, or with `?from=<id>` a copy of that campaign to be looked over. */
export function CampaignCreatePage() {
  const text = useText()
  const from = useOriginalId()
  return (
    <Page
      key={from}
      title={text(from ? 'campaign.duplicate.title' : 'campaign.create.title')}
      actions={
        from ? null : (
          <LinkButton look="quiet" to={paths.campaignImport()}>
            {text('campaign.import.title')}
          </LinkButton>
        )
      }
    >
      <FromOriginal of={campaignRecord} failed={text('campaign.duplicate.failed')}>
        {(original) => <Creator original={original} />}
      </FromOriginal>
    </Page>
  )
}

function Creator({ original }: { readonly original: Campaign | undefined }) {
  const text = useText()
  const { timeZone } = useFormats()
  const name = text('campaign.duplicate.name', { name: original?.name })
  return (
    <RecordCreator
      of={campaignRecord}
      from={original}
      {...(original ? { values: duplicateOf(original, name, { now: serverNow(), timeZone }) } : {})}
      {...(original && partsOf(original) > 0 ? { leadsTo: ({ id }: Campaign) => paths.campaignCopy(id, original.id) } : {})}
    >
      {original ? <CopiedLater original={original} /> : null}
      <CampaignFields applications={applicationsOf(original)} />
    </RecordCreator>
  )
}

const partsOf = ({ campaign_tasks, campaign_notifications }: Campaign) => campaign_tasks.length + campaign_notifications.length

/** What is copied in a second step, into the campaign that was created. */
function CopiedLater({ original }: { readonly original: Campaign }) {
  const text = useText()
  const missions = original.campaign_tasks.length
  const notifications = original.campaign_notifications.length
  if (partsOf(original) === 0) return null
  return (
    <Notice>
      {missions > 0 ? <Text>{text('campaign.duplicate.missions', { count: missions })}</Text> : null}
      {notifications > 0 ? <Text>{text('campaign.duplicate.notifications', { count: notifications })}</Text> : null}
    </Notice>
  )
}
