import { seedId } from '../../seed/ids.ts'
import type { ResourceTexts } from './resource-texts.ts'

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
    },
    'sources.create': {
      summary: 'Create a source',
      description: 'For one platform of the application.',
      wrong: { '/body/package_name': 'invalid_format', '/body/platform': 'required' },
    },
    'sources.get': { summary: 'Read a source', description: 'With the application that it belongs to.' },
    'sources.update': {
      summary: 'Change a source',
      description: 'It stays with its application.',
      wrong: { '/body/source_name': 'required' },
    },
    'sources.delete': { summary: 'Delete a source', description: 'Its package can be registered again.' },
  },
  entities: {
    Source: {
      description: 'Where an application is installed from, on one platform.',
      fields: { package_name: PACKAGE },
      example: { id: seedId('source', 1), source_name: 'Google Play', package_name: 'example.lotus.lantern', platform: 'android' },
    },
    SourceWrite: { description: 'What a source is created with, and what can be changed in it.', fields: { package_name: PACKAGE } },
  },
}
