import { call, unless } from '@console/api'
import { type ActiveStatus, deleteSource, getSource, type Source, SourceWrite, updateSource } from '@console/contract'
import type { BulkAction } from '@console/ui'
import * as v from 'valibot'
import { useText } from '../text.ts'
import { valuesOf } from './source-values.ts'

/** What can be done to many sources of the list. */
export function useSourceActions(): readonly BulkAction<Source>[] {
  const text = useText()
  const becoming = (status: ActiveStatus) => ({
    needs: updateSource.access.any_of,
    refuses: (source: Source) => {
      if (source.platform === 'unknown') return text('bulk.source.unknownPlatform')
      return source.status === status ? text('bulk.already', { status: text(`status.${status}`) }) : undefined
    },
    run: (source: Source) => setStatus(source, status),
  })
  return [
    { id: 'activate', label: text('bulk.activate'), ...becoming('active') },
    { id: 'deactivate', label: text('bulk.deactivate'), ...becoming('inactive') },
    {
      id: 'delete',
      label: text('bulk.source.delete'),
      needs: deleteSource.access.any_of,
      confirm: { title: text('bulk.source.delete.title'), text: text('bulk.source.delete.text'), confirm: text('bulk.source.delete') },
      run: (source) => unless('source_not_found', call(deleteSource, placeOf(source), based(source))),
    },
  ]
}

/** The API takes whole sources only, so the newest one is read and sent back with another status. */
async function setStatus(source: Source, status: ActiveStatus): Promise<void> {
  const newest = await call(getSource, placeOf(source))
  await call(updateSource, placeOf(source), { body: v.parse(SourceWrite, { ...valuesOf(newest), status }), ...based(newest) })
}

const placeOf = (source: Source) => ({ application_id: source.application.id, source_id: source.id })
const based = ({ version }: Source) => (version === undefined ? {} : { version })
