import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { ReleasedModule } from '@console/module'
import { SHAPES, shapesJson } from '@console/module/registry'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { importProblems } from '../registry/import-module.ts'
import { releasedFile } from './built-files.ts'

const run = promisify(execFile)
const folder = mkdtempSync(join(tmpdir(), 'federation-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface Printed {
  readonly problems: readonly string[]
  readonly sources: readonly string[]
}

async function build(fixture: string): Promise<Printed> {
  const { stdout } = await run(process.execPath, [resolve('shared/federation/build-fixture.ts'), fixture, join(folder, fixture)], {
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  return JSON.parse(stdout)
}

describe('a module that keeps the rules', () => {
  let manifest: ReleasedModule
  let printed: Printed
  beforeAll(async () => {
    printed = await build('sample')
    expect(printed.problems).toEqual([])
    manifest = JSON.parse(readFileSync(join(folder, 'sample/module.json'), 'utf8'))
  })

  it('is described with its defaults and the permissions of the calls that its routes read', () => {
    expect(manifest).toMatchObject({ id: 'sample', version: '2.3.4', platform: '1.0.0', owns: ['/campaigns'] })
    expect(manifest.routes).toEqual([
      {
        path: '/campaigns',
        page: 'thing-list',
        title: 'things.title',
        crumb: 'crumb.things',
        data: 'campaigns.list?page',
        layout: 'default',
        guard: 'admin',
        needs: ['pub:campaigns:read-list', 'campaign:read'],
        reads: { url: '/pub/core/api/v1/publishers/:publisher_id/campaigns?page=:page&page_size=20&sort=-created_on' },
      },
      { path: '/campaigns/create', page: 'thing', layout: 'campaigns', guard: 'admin', needs: ['pub:campaigns:create'] },
      {
        path: '/campaigns/:id',
        page: 'thing',
        crumb: { label: 'crumb.things', record: true, modes: { edit: 'crumb.edit' } },
        layout: 'default',
        guard: 'login',
        needs: [],
      },
    ])
  })

  it('can be imported outside a page, with each of its pages', async () => {
    expect(await importProblems({ folder: join(folder, 'sample'), module: manifest })).toEqual([])
    const missing = { ...manifest, pages: { ...manifest.pages, gone: [] } }
    expect((await importProblems({ folder: join(folder, 'sample'), module: missing })).map(({ code }) => code)).toEqual(['page-missing'])
  })

  it('offers navigation and commands under the permissions of where they lead', () => {
    expect(manifest.nav).toEqual([
      { to: '/campaigns', label: 'nav.things', icon: 'campaigns', order: 10, needs: ['pub:campaigns:read-list', 'campaign:read'] },
    ])
    expect(manifest.commands).toEqual([{ to: '/campaigns/create', label: 'command.newThing', needs: ['pub:campaigns:create'] }])
  })

  it('marks the types of what it takes, and keeps them to be compared with what will be lent later', () => {
    expect(manifest.takes['@console/api']?.useCall).toMatch(/^[0-9a-f]{8}$/)
    expect(manifest.takes.react?.useState).toBe('')
    const { entries, files } = shapesJson.parse(readFileSync(join(folder, 'sample', SHAPES), 'utf8'))
    expect(Object.keys(entries).sort()).toEqual(Object.keys(manifest.takes).filter((from) => from.startsWith('@console/')))
    expect(Object.values(files).join('\n')).toContain('export declare function useCall')
  })

  it('says which names it takes of each lent package, and not those that its build shook off', () => {
    const names = Object.entries(manifest.takes).map(([from, taken]) => [from, Object.keys(taken)])
    expect(Object.fromEntries(names)).toEqual({
      '@console/api': ['useCall'],
      '@console/forms': ['LabelLine'],
      '@console/i18n': ['textsOf'],
      '@console/module': ['defineModule'],
      '@console/session': ['useOptionalProfile'],
      '@module-federation/enhanced': ['version 2'],
      react: ['lazy', 'useState'],
      'react/jsx-runtime': ['jsx', 'jsxs'],
      words: expect.arrayContaining(['action.edit', 'status.campaign.active', 'status.campaign.ended', 'value.none']),
    })
    expect(manifest.takes.words).not.toHaveProperty(['action.delete'])
    expect(manifest.takes.words).not.toHaveProperty(['crumb.things'])
  })

  it('says which page needs what the shell lends when it is first used, where any', () => {
    expect(manifest.borrows).toEqual({ thing: ['@console/forms'] })
  })

  it('says which calls it makes and which the host makes for it, and not those that its build shook off', () => {
    expect(manifest.calls).toEqual(['campaigns.get', 'campaigns.list'])
  })

  it('carries the texts that it names, in both languages, and no others', () => {
    expect(Object.keys(manifest.labels.en)).toEqual(['command.newThing', 'crumb.edit', 'crumb.things', 'nav.things', 'things.title'])
    expect(manifest.labels.vi['nav.things']).toBe('Đồ vật')
  })

  it('names the files of each page in load order, with the hash of what lies there', () => {
    const files = (page: string) => manifest.pages[page]?.map(({ file }) => file)
    expect(files('thing-list')).toEqual(['page-thing-list.js'])
    expect(files('thing')).toEqual(['page-thing.js'])
    const named = [
      manifest.entry,
      ...Object.values(manifest.pages).flat(),
      ...Object.values(manifest.words ?? {}).flatMap(({ en, vi }) => [...en, ...vi]),
    ]
    for (const { file, integrity } of named) expect(releasedFile(join(folder, 'sample'), file).integrity).toBe(integrity)
  })

  it('gives a page the texts that its code names, also in what it fetches later, and no others', () => {
    expect(manifest.messages).toEqual({ en: [], vi: [] })
    for (const locale of ['en', 'vi'] as const) {
      const [texts, ...more] = manifest.words?.thing?.[locale] ?? []
      expect(more).toEqual([])
      const code = readFileSync(join(folder, 'sample', texts?.file ?? ''), 'utf8')
      for (const key of ['thing.parts', 'thing.kind.old', 'thing.kind.new', 'crumb.things']) expect(code).toContain(`"${key}"`)
      for (const key of ['things.unused', 'nav.things', 'command.newThing', 'crumb.edit']) expect(code).not.toContain(`"${key}"`)
    }
  })

  it('has one file for pages that show nearly the same texts', () => {
    expect(manifest.words?.['thing-list']).toEqual(manifest.words?.thing)
  })

  it('is known by every file in it, also one that the compiler joined with another', () => {
    const own = printed.sources.filter((file) => file.includes('/fixtures/sample/src/things/')).map((file) => file.split('/').at(-1))
    expect(own.sort()).toEqual(['kinds.tsx', 'statuses.ts', 'thing-list.page.tsx', 'thing.page.tsx'])
  })

  it('carries the hashes of its pages inside the entry, so that the entry vouches for all', () => {
    const entry = readFileSync(join(folder, 'sample', manifest.entry.file), 'utf8')
    const scripts = readdirSync(join(folder, 'sample')).filter((file) => file.endsWith('.js') && file !== manifest.entry.file)
    expect(scripts.length).toBe(5)
    for (const file of scripts) expect(entry).toContain(releasedFile(join(folder, 'sample'), file).integrity)
  })
})

it('refuses a module with texts whose keys its code does not tell', async () => {
  expect((await build('untold')).problems).toEqual([
    'src/untold.page.tsx passes `${…}.${…}` to text, which may be any key: begin the template with a word',
    "useAnyText of @console/i18n is used, whose keys cannot be told from the code: use the module's own useText",
  ])
})

it('refuses a module that bundles what the shell lends', async () => {
  const { problems } = await build('greedy')
  expect(problems.map((problem) => problem.replace(resolve(), ''))).toEqual([
    'scheduler is lent by the shell, yet /node_modules/scheduler/index.js is bundled: import the package by its root, or what it offers in its place',
    'react-dom is lent by the shell, yet /node_modules/react-dom/client.js is bundled: import the package by its root, or what it offers in its place',
  ])
})
