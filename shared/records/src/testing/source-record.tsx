import { createSource, deleteSource, getSource, listSources, paths, type Source, SourceWrite, updateSource } from '@console/contract'
import { TextField } from '@console/forms'
import { textsOf } from '@console/i18n'
import { describeRecord } from '../index.ts'
import type { en } from './messages.ts'

/** A record that has a parent and no owner. */
export const sourceRecord = describeRecord({
  messagePrefix: 'source',
  listMessagePrefix: 'sources',
  text: textsOf<keyof typeof en>(),
  icon: 'sources',
  list: listSources,
  read: getSource,
  create: createSource,
  update: updateSource,
  remove: deleteSource,
  gone: ['source_not_found'],
  parent: { gone: 'application_not_found', path: paths.sources },
  title: ({ source_name }) => source_name,
  params: ({ id, application }) => ({ application_id: application.id, source_id: id }),
  path: ({ id, application }) => paths.source(application.id, id),
  listPath: ({ application_id }) => paths.sourcesOf(application_id),
  createPath: ({ application_id }) => paths.sourceCreate(application_id),
  crumbs: ({ application }) => ({ [paths.sourcesOf(application.id)]: application.display_name }),
  schema: SourceWrite,
  values: sourceValues,
})

export function sourceValues(source: Source | undefined): SourceWrite {
  return {
    source_name: source?.source_name ?? '',
    package_name: source?.package_name ?? 'example.lotus.kit',
    platform: source && source.platform !== 'unknown' ? source.platform : 'android',
    status: source && source.status !== 'active' ? 'inactive' : 'active',
  }
}

export function SourceFields() {
  return (
    <>
      <TextField name="source_name" label="Name" required />
      <TextField name="package_name" label="Package" required />
    </>
  )
}
