import type { Source } from '@console/contract'
import { ApplicationBadge, StatusBadge } from '@console/entities'
import { AgoFact, RecordActions, RecordPage, RecordStrip, StripFact } from '@console/records/page'
import { CopyValue, Page } from '@console/ui'
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
      <RecordStrip>
        <StripFact name={text('source.application')}>
          <ApplicationBadge application={source.application} />
        </StripFact>
        <StripFact name={text('source.package')}>
          <CopyValue value={source.package_name} label={text('source.package.copy')} />
        </StripFact>
        <StripFact name={text('source.platform')}>{text(`source.platform.${source.platform}`)}</StripFact>
        <AgoFact name={text('source.created')} at={source.created_on} />
        <AgoFact name={text('source.updated')} at={source.updated_on} />
      </RecordStrip>
      <PackageNotice source={source} />
    </Page>
  )
}
