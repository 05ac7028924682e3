import type { Source } from '@console/contract'
import { ApplicationBadge, StatusBadge } from '@console/entities'
import { RecordActions, RecordPage } from '@console/records/page'
import { CopyButton, Fact, Facts, Flex, Page, Section, When, WhenFact } from '@console/ui'
import { useText } from '../text.ts'
import { PackageNotice } from './package-check.tsx'
import { useSourceActions } from './source-actions.tsx'
import { sourceRecord } from './source-record.ts'

export function SourcePage() {
  return <RecordPage of={sourceRecord}>{(source) => <SourceInfo source={source} />}</RecordPage>
}

function SourceInfo({ source }: { readonly source: Source }) {
  const text = useText()
  return (
    <Page
      title={source.source_name}
      beside={<StatusBadge status={source.status} />}
      actions={<RecordActions of={sourceRecord} record={source} actions={useSourceActions()} />}
    >
      <PackageNotice source={source} />
      <Section title={text('source.facts')}>
        <Facts>
          <Fact name={text('source.application')}>
            <ApplicationBadge application={source.application} />
          </Fact>
          <Fact name={text('source.package')}>
            <Flex gap="2" align="center" wrap="wrap">
              {source.package_name}
              <CopyButton value={source.package_name} label={text('source.package.copy')} />
            </Flex>
          </Fact>
          <Fact name={text('source.platform')}>{text(`source.platform.${source.platform}`)}</Fact>
          <Fact name={text('source.created')}>{source.created_on ? <When at={source.created_on} /> : text('value.none')}</Fact>
          <WhenFact name={text('source.updated')} at={source.updated_on} />
        </Facts>
      </Section>
    </Page>
  )
}
