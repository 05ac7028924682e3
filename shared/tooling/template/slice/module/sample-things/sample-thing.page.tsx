import { StatusBadge } from '@console/entities'
import { AgoFact, RecordActions, RecordPage, RecordStrip } from '@console/records/page'
import { Page } from '@console/ui'
import type { SampleThing } from '../../contract/index.ts'
import { useText } from '../text.ts'
import { useSampleThingActions } from './sample-thing-actions.tsx'
import { sampleThingRecord } from './sample-thing-record.ts'

export function SampleThingPage() {
  return <RecordPage of={sampleThingRecord}>{(sampleThing) => <SampleThingInfo sampleThing={sampleThing} />}</RecordPage>
}

function SampleThingInfo({ sampleThing }: { readonly sampleThing: SampleThing }) {
  const text = useText()
  return (
    <Page
      title={sampleThing.name}
      beside={<StatusBadge status={sampleThing.status} />}
      actions={<RecordActions of={sampleThingRecord} record={sampleThing} actions={useSampleThingActions()} />}
    >
      <RecordStrip>
        <AgoFact name={text('sampleThing.created')} at={sampleThing.created_on} />
        <AgoFact name={text('sampleThing.updated')} at={sampleThing.updated_on} />
      </RecordStrip>
    </Page>
  )
}
