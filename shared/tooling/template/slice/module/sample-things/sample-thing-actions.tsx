import { type RecordAction, useDeleteAction, useStatusAction } from '@console/records'
import { paths, type SampleThing, updateSampleThing } from '../../contract/index.ts'
import { useText } from '../text.ts'
import { sampleThingRecord } from './sample-thing-record.ts'

export function useSampleThingActions(): readonly RecordAction<SampleThing>[] {
  const text = useText()
  const becoming = useStatusAction(sampleThingRecord)
  const removing = useDeleteAction(sampleThingRecord)
  const words = (status: string) => text(`status.${status as 'active' | 'inactive'}`)
  return [
    {
      id: 'edit',
      needs: updateSampleThing,
      place: 'primary',
      one: { label: text('action.edit'), to: ({ id }) => paths.sampleThingEdit(id) },
    },
    becoming('active', {
      label: text('action.activate'),
      done: text('sampleThing.activate.done'),
      failed: text('sampleThing.activate.failed'),
      words,
    }),
    becoming('inactive', {
      label: text('action.deactivate'),
      done: text('sampleThing.deactivate.done'),
      failed: text('sampleThing.deactivate.failed'),
      words,
    }),
    removing({ many: true }),
  ]
}
