import { describe, expect, it } from '@jest/globals'
import type { ReleasedModule, ReleasedShell } from '../manifests.ts'
import { judge } from './judge.ts'
import type { Rules, Served } from './rules.ts'

const file = (name: string, bytes: number) => ({ file: name, integrity: `sha256-${'a'.repeat(43)}=`, bytes })
const lends = { '@console/ui': { Badge: '', Button: '' } }
const shell: ReleasedShell = {
  hash: 's1',
  files: [],
  platform: '1.2.0',
  lends,
  scripts: [file('main.js', 1)],
  messages: { en: [], vi: [] },
}

function module(id: string, more: Partial<ReleasedModule> = {}): ReleasedModule {
  const [entry, list] = [file('entry.js', 30_000), file('list.js', 20_000)]
  return {
    id,
    version: '1.0.0',
    platform: '1.2.0',
    takes: { '@console/ui': { Badge: '' } },
    calls: ['campaigns.list'],
    hash: `${id}-1`,
    files: [entry, list],
    owns: [`/${id}`],
    nav: [{ to: `/${id}`, label: 'nav', icon: 'campaigns', order: 1, needs: [] }],
    commands: [],
    routes: [
      { path: `/${id}`, page: 'list', layout: 'default', guard: 'admin', needs: [], data: 'campaigns.list' },
      { path: `/${id}/:id`, page: 'list', layout: 'default', guard: 'admin', needs: [] },
    ],
    entry,
    pages: { list: [list] },
    labels: { en: { nav: id }, vi: { nav: `${id} (vi)` } },
    messages: { en: [], vi: [] },
    ...more,
  }
}

const RULES: Rules = { calls: ['campaigns.list'], sizes: { page: 100_000 } }
const BEYOND = { '@console/ui': { Hologram: '' } }
const LIVE: Served = { shell, modules: [module('one'), module('two')] }

/** What speaks against releasing this as the second version of 'two', or as the first one of another module. */
const against = (candidate: ReleasedModule, rules: Partial<Rules> = {}, live = LIVE) =>
  judge(live, { ...live, modules: [...live.modules.filter(({ id }) => id !== candidate.id), candidate] }, { ...RULES, ...rules })
const codes = (...given: Parameters<typeof against>) => against(...given).map(({ code }) => code)
const two = (more: Partial<ReleasedModule>) => module('two', { hash: 'two-2', ...more })
const { routes, nav } = module('two')

describe('nothing speaks against', () => {
  it.each<[string, ReleasedModule]>([
    ['the same once more', module('two')],
    ['another version of the same', two({ version: '1.0.1' })],
    ['a module that is new', module('three')],
    [
      'a parameter by another name',
      two({ routes: routes.map((route) => ({ ...route, path: route.path.replace(':id', ':code') as '/two' })) }),
    ],
    [
      'a route and an area more',
      two({ owns: ['/two', '/more'], routes: [...routes, { ...routes[0], path: '/more' } as (typeof routes)[0]] }),
    ],
    ['a page that grew by a tenth', two({ files: [file('entry.js', 30_000), file('list.js', 25_000)] })],
    ['an address that begins like that of another', module('onesie')],
  ])('%s', (_, candidate) => {
    expect(against(candidate)).toEqual([])
  })
})

describe('a page that is', () => {
  const afterBytes = (before: number, after: number) =>
    codes(two({ files: [file('list.js', after)] }), {}, { shell, modules: [module('two', { files: [file('list.js', before)] })] })

  it.each([
    ['small may grow by 4 kB', 5_000, 9_000, []],
    ['small may grow by no more', 5_000, 9_001, ['too-big']],
    ['within the budget may not grow beyond it', 99_999, 100_001, ['too-big']],
    ['beyond the budget may stay as it is', 120_000, 120_000, []],
    ['beyond the budget may not grow', 120_000, 120_001, ['too-big']],
  ] as const)('%s', (_, before, after, found) => {
    expect(afterBytes(before, after)).toEqual(found)
  })
})

describe('a release is refused where', () => {
  it.each<[string, ReleasedModule, string, RegExp]>([
    [
      'it owns what another owns',
      two({ owns: ['/two', '/one'] }),
      'owned',
      /'\/one' would belong to 'one' and to 'two'.*npm run registry -- history/,
    ],
    ['it owns a part of what another owns', two({ owns: ['/two', '/one/part'] }), 'owned', /'\/one\/part' would belong/],
    ['it owns what holds that of another', module('three', { owns: ['/three', '/two'] as const }), 'owned', /'two'/],
    [
      'it owns an address of the host',
      two({ owns: ['/two', '/pub/files'] }),
      'reserved',
      /'\/pub\/files' of 'two' is an address of the host/,
    ],
    ['it owns an address of the shell', two({ owns: ['/two', '/styleguide'] }), 'reserved', /name another one in its descriptor/],
    [
      'it takes what the shell does not lend',
      two({ takes: { '@console/ui': { Badge: '', Menu: '' } } }),
      'platform',
      /'two' takes what is not there: Menu \(@console\/ui\)\. Build 'two' against the live shell.*npm run release -- shell$/,
    ],
    [
      'it makes a call that no host knows',
      two({ calls: ['campaigns.list', 'things.list'] }),
      'platform',
      /^'two' takes what is not there: things\.list \(host\)\. No host knows the call yet \(host\): install the newer host first$/,
    ],
    [
      'a Vietnamese text is missing',
      two({ labels: { en: { nav: 'Two' }, vi: {} } }),
      'text-missing',
      /'nav' of 'two' has no text in Vietnamese.*messages\/vi\.ts/,
    ],
    ['an English text is empty', two({ labels: { en: { nav: ' ' }, vi: { nav: 'Hai' } } }), 'text-missing', /in English/],
    [
      'an address would be gone',
      two({ routes: routes.slice(0, 1) }),
      'route-removed',
      /'two' has no page '\/two\/:id' any more.*--breaking/,
    ],
    ['an entry of the navigation would be gone', two({ nav: [] }), 'nav-removed', /does not offer '\/two' any more.*--breaking/],
    [
      'a page grew by more than a tenth',
      two({ files: [file('entry.js', 30_000), file('list.js', 25_001)] }),
      'too-big',
      /Page 'list' of 'two' grew from 50\.0 kB to 55\.0 kB.*--bigger/,
    ],
    [
      'a new page is beyond the budget',
      module('three', { files: [file('entry.js', 90_000), file('list.js', 11_000)] }),
      'too-big',
      /has 101\.0 kB, more than the 100\.0 kB of budget\.json/,
    ],
  ])('%s', (_, candidate, code, text) => {
    const problems = against(candidate)
    expect(problems.map((one) => one.code)).toEqual([code])
    expect(problems[0]?.text).toMatch(text)
  })

  it('no shell is live', () => {
    expect(against(module('one'), {}, { shell: null, modules: [] })[0]?.text).toContain('npm run release -- shell')
  })

  it('several things are wrong: each is told', () => {
    expect(codes(two({ owns: ['/two', '/one'], takes: BEYOND, nav: [] }))).toEqual(['owned', 'platform', 'nav-removed'])
  })

  it('its owner can go on with a reason where people would miss something, and nowhere else', () => {
    const unless = (candidate: ReleasedModule) => against(candidate).map((problem) => problem.unless)
    expect(unless(two({ nav: [] }))).toEqual(['breaking'])
    expect(unless(two({ files: [file('entry.js', 90_000)] }))).toEqual(['bigger'])
    expect(unless(two({ owns: ['/two', '/one'] }))).toEqual([undefined])
  })
})

describe('another step', () => {
  it('that goes back may take away what came since, but not what another module owns by now', () => {
    const goesBack = { goesBack: true }
    expect(against(two({ routes: routes.slice(0, 1), nav: [], files: [file('entry.js', 90_000)] }), goesBack)).toEqual([])
    expect(codes(two({ owns: ['/two', '/one'] }), goesBack)).toEqual(['owned'])
    expect(codes(two({ takes: BEYOND }), goesBack)).toEqual(['platform'])
  })

  it('that lacks both a name and a call says what to do about each', () => {
    expect(against(two({ takes: BEYOND, calls: ['things.list'] }))[0]?.text).toMatch(
      /: Hologram \(@console\/ui\), things\.list \(host\)\. Build .*\. No host knows the call yet/,
    )
  })

  describe('of the shell', () => {
    const lessShell = { ...shell, hash: 's2', lends: { '@console/ui': { Button: '' } } }
    const goneOn = (live: Served, off?: ReadonlySet<string>) => judge(live, { ...live, shell: lessShell, ...(off && { off }) }, RULES)

    it('is refused where a live module does not fit it, and names each, with advice to whoever releases the shell', () => {
      const problems = goneOn(LIVE)
      expect(problems.map(({ code, id, unless }) => [code, id, unless])).toEqual([
        ['platform', 'one', 'leave-behind'],
        ['platform', 'two', 'leave-behind'],
      ])
      expect(problems[0]?.text).toMatch(
        /^'one' is live and takes what this shell does not lend: Badge \(@console\/ui\)\. .*--leave-behind one --why "reason"/,
      )
    })

    it('is not kept back by a module that is off, nor by one that fits the live shell no more', () => {
      const off = new Set(['two'])
      const unfit = module('one', { takes: BEYOND })
      expect(goneOn({ shell, modules: [unfit, module('two')], off }, off)).toEqual([])
      expect(goneOn({ shell, modules: [unfit, module('two')] }).map(({ id }) => id)).toEqual(['two'])
    })

    it('leaves a module that is off to be judged when it is switched on', () => {
      const [problem] = judge(
        { ...LIVE, shell: lessShell, off: new Set(['one', 'two']) },
        { ...LIVE, shell: lessShell, off: new Set(['two']) },
        RULES,
      )
      expect(problem).toMatchObject({ code: 'platform', id: 'one', text: expect.stringContaining("Build 'one' against the live shell") })
      expect(problem?.unless).toBeUndefined()
    })
  })

  it('of a module that is off keeps its addresses from others', () => {
    expect(codes(two({ owns: ['/two', '/one'] }), {}, { ...LIVE, off: new Set(['one']) })).toEqual(['owned'])
  })

  it('of a rollout is judged beside the live release of the same module, whose paths are its own', () => {
    const rollout = (more: Partial<ReleasedModule>) => judge(LIVE, { ...LIVE, modules: [...LIVE.modules, two(more)] }, RULES)
    expect(rollout({})).toEqual([])
    expect(rollout({ owns: ['/two', '/one'] }).map(({ code }) => code)).toEqual(['owned'])
    expect(rollout({ nav }).map(({ code }) => code)).toEqual([])
    expect(rollout({ nav: [] }).map(({ code }) => code)).toEqual(['nav-removed'])
  })

  it('is not held up by what is already wrong with others', () => {
    const broken: Served = { shell, modules: [module('one', { takes: BEYOND }), module('two')] }
    expect(against(two({ version: '1.1.0' }), {}, broken)).toEqual([])
    expect(codes(two({ takes: BEYOND }), {}, broken)).toEqual(['platform'])
    const contested: Served = { shell, modules: [module('one', { owns: ['/one', '/two'] }), module('two')] }
    expect(against(module('three'), {}, contested)).toEqual([])
    const rolledOut: Served = { shell, modules: [...LIVE.modules, two({ nav: [] })] }
    expect(against(module('three'), {}, rolledOut)).toEqual([])
    const shellless: Served = { shell: null, modules: LIVE.modules }
    expect(against(module('three'), {}, shellless).map(({ id }) => id)).toEqual(['three'])
  })
})
