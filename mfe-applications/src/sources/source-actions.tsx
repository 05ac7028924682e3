import { createSource, getSource, paths, type Source, updateSource } from '@console/contract'
import { type RecordAction, useDeleteAction, useStatusAction } from '@console/records'
import { useText } from '../text.ts'
import { sourceRecord } from './source-record.ts'

export function useSourceActions(): readonly RecordAction<Source>[] {
  const text = useText()
  const becoming = useStatusAction(sourceRecord)
  const removing = useDeleteAction(sourceRecord)
  const status = {
    words: (one: string) => text(`status.${one as 'active' | 'inactive'}`),
    refuses: ({ platform }: Source) => (platform === 'unknown' ? text('source.unknownPlatform') : undefined),
  }
  return [
    {
      id: 'edit',
      needs: updateSource,
      place: 'primary',
      one: { label: text('action.edit'), to: ({ id, application }) => paths.sourceUpdate(application.id, id) },
    },
    {
      id: 'elsewhere',
      needs: createSource,
      one: { label: text('source.elsewhere.title'), to: ({ id, application }) => paths.sourceElsewhere(application.id, id) },
    },
    becoming('active', {
      label: text('action.activate'),
      done: text('source.activate.done'),
      failed: text('source.activate.failed'),
      ...status,
    }),
    becoming('inactive', {
      label: text('action.deactivate'),
      done: text('source.deactivate.done'),
      failed: text('source.deactivate.failed'),
      ...status,
    }),
    { id: 'copy-package', needs: getSource, one: { label: text('source.package.copy'), copies: ({ package_name }) => package_name } },
    removing({
      values: ({ package_name, platform }) => ({ package: package_name, platform: text(`source.platform.${platform}`) }),
      many: true,
    }),
  ]
}
