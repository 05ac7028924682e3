import { expect, test } from '@jest/globals'
import { type KnownSources, type SetupStep, setupOf } from './setup.ts'

const CONFIG = { client: [{ client_info: { android_client_info: { package_name: 'a.b.c' } } }], BUNDLE_ID: 'a.b.ios' }
const integration = { firebase_config: CONFIG, url: 'https://x.example/', reward_secret: null, reward_secret_set: true }
const whole = { integration_info: integration, sources_count: 1, status: 'active', mode: 'LIVE' } as const
const sources = (...items: KnownSources['items']): KnownSources => ({ items, total: items.length })
const android = (package_name: string) => ({ platform: 'android', package_name }) as const
const ios = (package_name: string) => ({ platform: 'ios', package_name }) as const
const web = { platform: 'web', package_name: 'x.example' } as const

const of = (application: Parameters<typeof setupOf>[0], known?: KnownSources) =>
  Object.fromEntries(setupOf(application, known).map(({ step, isDone }) => [step, isDone]))

test('a whole application is done in every step', () => {
  const steps = of(whole, sources(android('a.b.c'), ios('a.b.ios')))
  expect(Object.keys(steps)).toEqual(['firebase', 'url', 'secret', 'source', 'packages', 'active', 'live'])
  expect(new Set(Object.values(steps))).toEqual(new Set([true]))
})

test.each([
  ['no integration', { ...whole, integration_info: null }, { firebase: false, url: false, secret: false, packages: false }],
  ['an integration that the API does not tell of', { ...whole, integration_info: undefined }, { firebase: undefined, packages: undefined }],
  ['a part of it missing', { ...whole, integration_info: { ...integration, url: null } }, { firebase: true, url: false, secret: true }],
  ['no secret', { ...whole, integration_info: { ...integration, reward_secret_set: false } }, { secret: false }],
  ['an inactive one in TEST', { ...whole, status: 'inactive', mode: 'TEST' }, { active: false, live: false }],
  ['one whose status and mode no one knows', { ...whole, status: 'unknown', mode: 'unknown' }, { active: undefined, live: undefined }],
] as const)('%s', (_, application, steps) => {
  expect(of(application, sources(android('a.b.c')))).toMatchObject(steps as Partial<Record<SetupStep, boolean>>)
})

test.each<[string, KnownSources | undefined, { source?: boolean | undefined; packages?: boolean | undefined }]>([
  ['no sources', sources(), { source: false }],
  ['sources that are no apps', sources(web), { source: true }],
  ['a package that the config lacks', sources(android('a.b.c'), android('z.z.z')), { source: true, packages: false }],
  ['an App Store id, which no config has', sources(android('a.b.c'), ios('id123')), { source: true, packages: undefined }],
  ['more sources than were looked at', { items: [android('a.b.c')], total: 501 }, { source: true, packages: undefined }],
  ['more sources, one of which is wrong already', { items: [android('z.z.z')], total: 501 }, { source: true, packages: false }],
  ['sources that may not be seen', undefined, { source: true, packages: undefined }],
])('with %s', (_, known, steps) => {
  const { source, packages } = of(whole, known)
  expect({ source, packages }).toEqual({ packages: undefined, ...steps })
})

test('the packages are asked about only where there are some', () => {
  expect(of(whole, sources(web))).not.toHaveProperty('packages')
  expect(of(whole, undefined)).toHaveProperty('packages')
})

test('without sources to look at the count says whether there are any', () => {
  expect(of({ ...whole, sources_count: 0 })).toMatchObject({ source: false })
  expect(of({ ...whole, sources_count: undefined })).toMatchObject({ source: undefined })
})
