import {
  createSource,
  deleteSource,
  getSource,
  listSources,
  type Platform,
  paths,
  type Source,
  SourceWrite,
  updateSource,
} from '@console/contract'
import { describeRecord, formOf } from '@console/records'
import { useText } from '../text.ts'

/** The platform is null until it is chosen; a stored value may be unknown. */
export type SourceValues = Omit<SourceWrite, 'platform' | 'status'> & {
  readonly platform: Platform | 'unknown' | null
  readonly status: 'active' | 'inactive' | 'unknown'
}

export const sourceRecord = describeRecord({
  messagePrefix: 'source',
  listMessagePrefix: 'sources',
  text: useText,
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
  schema: formOf<SourceValues>()(SourceWrite),
  values: valuesOf,
})

export function valuesOf(source: Source | undefined): SourceValues {
  return {
    source_name: source?.source_name ?? '',
    package_name: source?.package_name ?? '',
    platform: source?.platform ?? null,
    status: source?.status ?? 'active',
  }
}
