import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { moduleJson, type Snapshot } from '@console/module/registry'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Change } from '../testing/workspace-copy.ts'
import { type Teams, teams } from './testing/teams.ts'

const DESCRIPTOR = 'mfe-loyalty/src/descriptor.ts'
const PAGE = 'mfe-loyalty/src/loyalty/loyalty.page.tsx'
const owning = (...paths: readonly string[]): Change => ({
  file: DESCRIPTOR,
  from: "owns: ['/loyalty']",
  to: `owns: [${paths.map((path) => `'${path}'`).join(', ')}]`,
})
const inPage = (from: string, to: string): Change => ({ file: PAGE, from, to })
const LENDS_RELIC: Change = { file: 'shared/ui/src/index.ts', from: 'export { Badge }', to: 'export { Badge, Badge as Relic }' }
const OTHER_RELIC = "export { Badge } from './controls/badge.tsx'\nexport { Icon as Relic } from './controls/icons.tsx'"
const TAKES_RELIC: readonly Change[] = [
  { file: 'mfe-perks/src/perks/perks.page.tsx', from: 'import { Page, Text }', to: 'import { Page, Relic, Text }' },
  { file: 'mfe-perks/src/perks/perks.page.tsx', from: '<Text>', to: '<Text><Relic tone="info">1</Relic>' },
]
/** A call that the contract had once. */
const KNOWS_CALL: Change = {
  file: 'shared/contract/src/metrics.ts',
  from: 'export const listMetrics =',
  to: "export const listNovelties = route({ id: 'novelties.list', method: 'GET', path: CATEGORIES, access, response: listOf(Metric), status: 200, errors: [] })\nexport const listMetrics =",
}
const MAKES_CALL: readonly Change[] = [
  inPage('import { Page', "import { useCall } from '@console/api'\nimport { listNovelties } from '@console/contract'\nimport { Page"),
  inPage('  return (', '  useCall(listNovelties, {})\n  return ('),
]
const TIERS: Change = {
  file: DESCRIPTOR,
  from: 'routes: [',
  to: "routes: [{ path: '/loyalty/tiers', page: 'loyalty', title: 'loyalty.title' }, ",
}
const SECOND_EDITION: Change = {
  file: 'mfe-loyalty/src/messages/en.ts',
  from: "'loyalty.title': 'Loyalty'",
  to: "'loyalty.title': 'Second edition'",
}

let team: Teams
beforeAll(() => {
  team = teams()
  team.release('shell', [LENDS_RELIC])
  team.release('loyalty', [owning('/loyalty', '/offers'), KNOWS_CALL, ...MAKES_CALL])
  team.release('loyalty', [TIERS])
  team.release('perks', [
    LENDS_RELIC,
    ...TAKES_RELIC,
    { file: 'mfe-perks/src/descriptor.ts', from: "owns: ['/perks']", to: "owns: ['/perks', '/offers']" },
  ])
})
afterAll(() => team?.end())

const hashOf = (live: Snapshot, id = 'loyalty') => live.modules[id]?.current.hash ?? ''
function written(step: () => void): string[] {
  const before = team.files()
  step()
  const after = team.files()
  expect([...before.keys()].filter((file) => !after.has(file))).toEqual([])
  return [...after].flatMap(([file, hash]) => (before.get(file) === hash ? [] : [file]))
}
const history = (number: number) => `history/${String(number).padStart(6, '0')}.json`

test('a release is on the next page, and so is going back; each writes what is live, its history and nothing of anyone else', async () => {
  const before = team.live()
  await team.untilServed('loyalty', hashOf(before))
  const others = await team.served()

  const files = written(() => team.release('loyalty', [TIERS, SECOND_EDITION], '--why', 'a second edition'))
  const released = team.live()
  const own = `modules/loyalty/${hashOf(released)}/`
  expect(files.filter((file) => !file.startsWith(own))).toEqual([history(released.number), 'live.json'])
  expect(files).toContain(`${own}module.json`)
  await team.untilServed('loyalty', hashOf(released))
  expect(await team.served()).toEqual({ ...others, loyalty: hashOf(released) })

  const back = written(() => expect(team.run('rollback', ['loyalty'])).toMatchObject({ status: 0 }))
  expect(back).toEqual([history(released.number + 1), 'live.json'])
  await team.untilServed('loyalty', hashOf(before))
  expect(await team.served()).toEqual(others)
})

describe('nothing becomes live, and the text says what to do, where', () => {
  test.each<[string, string, readonly string[], readonly Change[], readonly string[]]>([
    [
      'a module owns what another one owns',
      'release',
      ['loyalty'],
      [TIERS, owning('/loyalty', '/perks')],
      ["'/perks' would belong to 'loyalty' and to 'perks'", "Take it out of 'owns' in one of their descriptors"],
    ],
    [
      'going back would take the addresses of another module, and a call that is in the contract no more',
      'rollback',
      ['loyalty'],
      [],
      [
        "'/offers' would belong to 'loyalty' and to 'perks'",
        "'loyalty' takes what is not there: novelties.list (host)",
        'install the newer host first',
      ],
    ],
    [
      'a module owns an address of the host',
      'release',
      ['loyalty'],
      [TIERS, owning('/loyalty', '/pub')],
      ["'/pub' in owns is an address of the host or the shell: name another one in src/descriptor.ts"],
    ],
    ['an address would be gone', 'release', ['loyalty'], [], ["'loyalty' has no page '/loyalty/tiers' any more", '--breaking "why"']],
    [
      'a module takes what the shell does not lend',
      'release',
      ['loyalty'],
      [
        TIERS,
        { ...LENDS_RELIC, to: 'export { Badge, Badge as Novelty }' },
        inPage('import { Page,', 'import { Novelty, Page,'),
        inPage('<Text>', '<Text><Novelty tone="info">1</Novelty>'),
      ],
      ["'loyalty' takes what is not there: Novelty (@console/ui)", 'npm run release -- shell'],
    ],
    [
      'the shell no longer lends what a live module takes',
      'release',
      ['shell'],
      [],
      ["'perks' is live and takes what this shell does not lend: Relic (@console/ui)", '--leave-behind perks'],
    ],
    [
      'the shell lends another type under a name that a live module takes',
      'release',
      ['shell'],
      [{ ...LENDS_RELIC, from: "export { Badge } from './controls/badge.tsx'", to: OTHER_RELIC }],
      ["'perks' was built against another type of Relic (@console/ui): Property 'id' is missing in type", '--breaking "why"'],
    ],
    [
      'a page has grown too much',
      'release',
      ['loyalty'],
      [TIERS, inPage('<Text>', `<Text>${'much '.repeat(2_000)}`)],
      ["Page 'loyalty' of 'loyalty' grew from", '--bigger "why"'],
    ],
    [
      'a Vietnamese text is empty',
      'release',
      ['loyalty'],
      [TIERS, { file: 'mfe-loyalty/src/messages/vi.ts', from: "'loyalty.about': 'Khách hàng thân thiết.'", to: "'loyalty.about': ''" }],
      ["src/messages/vi.ts has no text for 'loyalty.about'"],
    ],
    [
      'a Vietnamese text is missing',
      'release',
      ['loyalty'],
      [TIERS, { file: 'mfe-loyalty/src/messages/vi.ts', from: "'loyalty.about'", to: "'loyalty.above'" }],
      ["src/messages/vi.ts has no text for 'loyalty.about'"],
    ],
    [
      'a type is wrong',
      'release',
      ['loyalty'],
      [TIERS, inPage('<Page ', '<Page titel="" ')],
      ["The types of 'loyalty' are wrong", 'loyalty.page.tsx(', 'error TS2322'],
    ],
    [
      'module.ts exports no module',
      'release',
      ['loyalty'],
      [TIERS, { file: 'mfe-loyalty/src/module.ts', from: 'export default', to: 'export default 42\nexport const module =' }],
      ["src/module.ts exports no module: it must end with 'export default defineModule({ … })'"],
    ],
  ])('%s', (_, command, args, changes, texts) => {
    const before = team.live()
    const { status, output } = team.run(command, args, changes)
    for (const text of texts) expect(output).toContain(text)
    expect(output).not.toContain('    at ')
    expect([status, team.live()]).toEqual([1, before])
  })
})

describe('one byte that was altered', () => {
  const flipped = (path: string, look: () => void | Promise<void>) => async () => {
    const whole = readFileSync(path)
    const broken = Buffer.from(whole)
    broken[whole.length >> 1] = (broken[whole.length >> 1] ?? 0) ^ 1
    writeFileSync(path, broken)
    try {
      await look()
    } finally {
      writeFileSync(path, whole)
    }
  }

  test('in any file of a release is not served, and served again once it is whole', async () => {
    const folder = team.folderOf('loyalty')
    const address = `/modules/loyalty/${hashOf(team.live())}`
    const { files } = moduleJson.parse(readFileSync(join(folder, 'module.json'), 'utf8'))
    const statuses = async () => Promise.all(files.map(async ({ file }) => (await team.get(`${address}/${file}`)).status))
    const names = files.map(({ file }) => file.split('.')[0]).sort()
    expect(names).toEqual(['messages-loyalty-en', 'messages-loyalty-vi', 'page-loyalty', 'remoteEntry', 'shapes'])
    for (const { file } of files) {
      await flipped(join(folder, file), async () => {
        expect(await statuses()).toEqual(files.map((one) => (one.file === file ? 502 : 200)))
      })()
    }
    expect(await statuses()).toEqual(files.map(() => 200))
  })

  test.each(['a script', 'the manifest'])('in %s keeps the same sources from being released over it', async (what) => {
    const folder = team.folderOf('loyalty')
    const { entry } = moduleJson.parse(readFileSync(join(folder, 'module.json'), 'utf8'))
    await flipped(join(folder, what === 'the manifest' ? 'module.json' : entry.file), () => {
      const { status, output } = team.run('release', ['loyalty'], [TIERS])
      expect([status, output]).toEqual([1, expect.stringContaining("release 'loyalty' from the same sources again")])
    })()
  })
})
