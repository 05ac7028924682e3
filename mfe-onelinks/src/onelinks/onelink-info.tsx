import { CAMPAIGN_INFO_FIELDS, channelOf, type Onelink } from '@console/contract'
import { AgoFact, RecordActions, RecordColumns, RecordStrip, StripFact } from '@console/records/page'
import { Fact, Facts, Page, Section, Verbatim } from '@console/ui'
import { useText } from '../text.ts'
import { LinkDestinations } from './link/link-destinations.tsx'
import { LinkShare } from './link/link-share.tsx'
import { useOnelinkUrl } from './link/use-onelink-url.ts'
import { useOnelinkActions } from './onelink-actions.tsx'
import { onelinkRecord } from './onelink-record.ts'

export function OnelinkInfo({ onelink }: { readonly onelink: Onelink }) {
  const text = useText()
  const { custom_id, campaign_info } = onelink
  const link = useOnelinkUrl()(onelink)
  return (
    <Page wide title={onelink.display_name} actions={<RecordActions of={onelinkRecord} record={onelink} actions={useOnelinkActions()} />}>
      <RecordColumns
        facts={
          <RecordStrip>
            <StripFact name={text('onelink.customId')}>
              <Verbatim>{custom_id}</Verbatim>
            </StripFact>
            <StripFact name={text('onelink.channel')}>{text(`onelink.channel.${channelOf(campaign_info.utm_source)}`)}</StripFact>
            <AgoFact name={text('onelink.created')} at={onelink.created_on} />
            <AgoFact name={text('onelink.updated')} at={onelink.updated_on} />
          </RecordStrip>
        }
      >
        <Section title={text('onelink.link')}>
          {link ? <LinkShare url={link} customId={custom_id} /> : null}
          <LinkDestinations onelink={onelink} />
        </Section>
        <Section title={text('onelink.campaignInfo')}>
          <Facts>
            {CAMPAIGN_INFO_FIELDS.map((field) => (
              <Fact key={field} name={text(`onelink.${field}`)}>
                {campaign_info[field] ? <Verbatim>{campaign_info[field]}</Verbatim> : text('value.none')}
              </Fact>
            ))}
          </Facts>
        </Section>
      </RecordColumns>
    </Page>
  )
}
