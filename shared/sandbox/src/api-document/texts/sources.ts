import type { Source } from '@console/contract'
import { seedId } from '../../seed/ids.ts'
import { LANTERN_NIGHT } from './applications.ts'
import type { ResourceTexts } from './resource-texts.ts'

const SOURCE: Source = {
  id: seedId('source', 1),
  application: LANTERN_NIGHT,
  source_name: 'Google Play',
  package_name: 'example.lotus.lantern',
  platform: 'android',
  status: 'active',
  version: 1,
  created_on: '2026-09-23T00:00:00.000Z',
  updated_on: '2026-09-23T00:00:00.000Z',
}
const REQUEST = { source_name: 'Google Play', package_name: 'example.lotus.lantern', platform: 'android', status: 'active' } as const
const PACKAGE =
  'What the platform identifies the application by: a package name, a bundle id, `id123` in the App Store, a host. Without white space or anything invisible; unique for each platform of an application, otherwise 409 `source_taken`.'

export const sourceTexts: ResourceTexts<'sources'> = {
  tag: 'Where an application is installed from.',
  calls: {
    'sources.list': {
      summary: 'List the sources of an application',
      description: 'If the caller cannot see the application: 404 `application_not_found`.',
      query: {
        q: 'Part of the name or the package.',
        platform: 'Only those for this platform.',
        status: 'Only those with this status.',
      },
      answer: { items: [SOURCE], page: 1, page_size: 20, total: 1, total_capped: false },
    },
    'sources.create': {
      summary: 'Create a source',
      description: 'For one platform of the application.',
      request: REQUEST,
      wrong: { '/body/package_name': 'invalid_format', '/body/platform': 'required' },
      answer: SOURCE,
    },
    'sources.get': { summary: 'Read a source', description: 'With the application that it belongs to.', answer: SOURCE },
    'sources.update': {
      summary: 'Change a source',
      description: 'It stays with its application.',
      request: { ...REQUEST, status: 'inactive' },
      wrong: { '/body/source_name': 'required' },
      answer: { ...SOURCE, status: 'inactive', version: 2, updated_on: '2026-11-20T08:00:00.000Z' },
    },
    'sources.delete': { summary: 'Delete a source', description: 'Its package can be registered again.' },
  },
  entities: {
    Source: { description: 'Where an application is installed from, on one platform.', fields: { package_name: PACKAGE } },
    SourceWrite: { description: 'What a source is created with, and what can be changed in it.', fields: { package_name: PACKAGE } },
  },
}
