import type { ModuleDescriptor, SearchItem } from '@console/module'
import { describe, expect, it } from '@jest/globals'
import { BuildRefused } from '../sources/build-refused.ts'
import { type ModuleBuild, moduleManifest } from './module-manifest.ts'

const file = (name: string) => [{ file: `${name}.js`, integrity: `sha256-${name}` }]
const texts = { 'nav.things': 'Things', 'things.title': 'Things' }
const descriptor: ModuleDescriptor = {
  id: 'things',
  owns: ['/applications'],
  nav: [{ to: '/applications', label: 'nav.things', icon: 'applications', order: 10 }],
  routes: [{ path: '/applications', page: 'thing-list', title: 'things.title', data: 'applications.list' }],
}
const imports = [
  { name: 'thing-list', request: './things/thing-list.page.tsx', start: 0 },
  { name: 'en', request: './messages/en.ts', start: 0 },
  { name: 'vi', request: './messages/vi.ts', start: 0 },
]
const sources = { version: '1.0.0', descriptor, messages: { en: texts, vi: texts }, imports }
const chunks = {
  things: file('entry'),
  'page-thing-list': file('list'),
  'messages-thing-list-en': file('en'),
  'messages-thing-list-vi': file('vi'),
}
const takes = { '@console/ui': { Badge: 'a1' } }
const built = { chunks, sources: [], calls: ['campaigns.get'], lent: {}, borrowed: {}, borrowers: {}, lentIn: {} }
const build: ModuleBuild = { id: 'things', platform: '1.0.0', sources, code: new Map(), takes, built }

function problemsOf(changed: ModuleBuild): readonly string[] {
  try {
    moduleManifest(changed)
    return []
  } catch (error) {
    if (error instanceof BuildRefused) return error.problems
    throw error
  }
}
const withRoute = (route: object): ModuleBuild => ({
  ...build,
  sources: {
    ...sources,
    descriptor: { ...descriptor, routes: [{ ...(descriptor.routes[0] ?? {}), ...route } as ModuleDescriptor['routes'][number]] },
  },
})
const withSearch = (search: SearchItem): ModuleBuild => ({
  ...build,
  sources: { ...sources, descriptor: { ...descriptor, search: [search] } },
})
const withImports = (names: readonly string[]): ModuleBuild => ({
  ...build,
  sources: {
    ...sources,
    imports: [
      ...imports.filter(({ request }) => request.includes('messages')),
      ...names.map((name) => ({ name, request: `./${name}.page.tsx`, start: 0 })),
    ],
  },
})

describe('the manifest of a module', () => {
  it('is made where nothing is wrong', () => {
    expect(problemsOf(build)).toEqual([])
  })

  it.each<[string, ModuleBuild, string]>([
    ['an id that differs from the build', { ...build, id: 'stuff' }, "src/descriptor.ts has the id 'things', rspack.config.ts has 'stuff'"],
    [
      'a path outside of what the module owns',
      { ...withRoute({ path: '/applicationsx' }) },
      "'/applicationsx' does not lie under what the module owns (/applications)",
    ],
    [
      'an address of the host',
      { ...build, sources: { ...sources, descriptor: { ...descriptor, owns: [...descriptor.owns, '/pub/files'] } } },
      "'/pub/files' in owns is an address of the host or the shell: name another one in src/descriptor.ts",
    ],
    ['an unknown call', withRoute({ data: 'things.list' }), "'/applications' reads 'things.list', which is no call of the contract"],
    [
      'a call that changes something',
      withRoute({ data: 'campaigns.create' }),
      "'/applications' reads 'campaigns.create', which changes something: only a GET can be asked in advance",
    ],
    [
      'an input the call does not take',
      withRoute({ data: 'applications.list?color' }),
      "'/applications' gives 'color' to 'applications.list', which does not take it",
    ],
    [
      'an unknown call to act by',
      withRoute({ act: 'things.read' }),
      "'/applications' takes the permission of 'things.read', which is no call of the contract",
    ],
    [
      'a call to act by that anyone may make',
      withRoute({ act: 'auth.login' }),
      "'/applications' takes the permission of 'auth.login', which needs none",
    ],
    [
      'a page without an import',
      withImports([]),
      "Page 'thing-list' is named by a route, but src/module.ts has no 'thing-list': () => import('./….page.tsx')",
    ],
    ['a page that no route names', withImports(['thing-list', 'other']), "Page 'other' is in src/module.ts, but no route names it"],
    [
      'a page inside another file',
      { ...build, built: { ...build.built, chunks: { ...chunks, 'page-thing-list': [] } } },
      "Page 'thing-list' has no file of its own: something imports it statically",
    ],
    [
      'a missing Vietnamese text',
      { ...build, sources: { ...sources, messages: { en: { ...texts, more: 'More' }, vi: texts } } },
      "src/messages/vi.ts has no text for 'more'",
    ],
    [
      'an empty English text',
      { ...build, sources: { ...sources, messages: { en: { ...texts, 'nav.things': ' ' }, vi: texts } } },
      "src/messages/en.ts has no text for 'nav.things'",
    ],
    [
      'an offer that leads nowhere',
      { ...build, sources: { ...sources, descriptor: { ...descriptor, commands: [{ to: '/applications/create', label: 'nav.things' }] } } },
      "'/applications/create' is offered in nav or commands, but no route has this path",
    ],
    [
      'a search that shows what its records do not have',
      withSearch({ call: 'onelinks.list', to: '/applications', name: ['nickname'] }),
      "'/applications' shows 'nickname', which the records of 'onelinks.list' do not have",
    ],
    [
      'a language that cannot be fetched',
      { ...build, sources: { ...sources, imports: imports.filter(({ name }) => name !== 'vi') } },
      "src/module.ts has no messages vi: () => import('./messages/vi.ts')",
    ],
  ])('is refused for %s', (_, changed, problem) => {
    expect(problemsOf(changed)).toContain(problem)
  })

  it('names everything that is wrong at once', () => {
    expect(problemsOf(withRoute({ path: '/x', data: 'no.call', page: 'none' })).length).toBeGreaterThanOrEqual(4)
  })

  it('tells the shell of records, with the calls and the words that it needs for them', () => {
    const manifest = moduleManifest(
      withSearch({
        call: 'onelinks.list',
        heading: 'things.title',
        to: '/applications',
        name: ['display_name'],
        all: { to: '/applications', label: 'things.title' },
      }),
    )
    expect(manifest.search).toEqual([expect.objectContaining({ heading: 'things.title', list: expect.anything() })])
    expect(manifest.labels.en).toHaveProperty(['things.title'])
    expect(manifest.calls).toContain('onelinks.list')
  })

  it('says that every page needs all texts while the module is developed', () => {
    const developed = {
      ...chunks,
      'messages-thing-list-en': [],
      'messages-thing-list-vi': [],
      'messages-en': file('en'),
      'messages-vi': file('vi'),
    }
    const manifest = moduleManifest({ ...build, built: { ...built, chunks: developed } })
    expect(manifest.messages).toEqual({ en: file('en'), vi: file('vi') })
    expect(manifest).not.toHaveProperty('words')
  })

  it('takes the permission of the call that a route acts by over that of the call it reads, for what is offered too', () => {
    const manifest = moduleManifest(withRoute({ act: 'applications.create' }))
    expect(manifest.routes[0]).toMatchObject({ data: 'applications.list', needs: ['pub:applications:create'] })
    expect(manifest.routes[0]).not.toHaveProperty('act')
    expect(manifest.nav[0]?.needs).toEqual(['pub:applications:create'])
  })
})
