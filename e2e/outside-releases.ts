/**
 * `node e2e/outside-releases.ts`: builds the kept releases of a team outside of this repository again, by the packed packages. One takes
 * what these lend, the other one a name that the platform is yet to lend.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf, putRelease } from '@console/federation'
import type { Release } from '@console/module/registry'
import { OUTSIDE_FOLDER, OUTSIDE_ID, OUTSIDE_NAMES, type OutsideReleases } from './fixtures/outside-releases.ts'
import { type OutsideRepository, outsideRepository } from './fixtures/outside-repository.ts'

/** Text of the new module's page -> what uses the kit as modules do: a call, its states, texts and parts. */
const CHANGES: readonly (readonly [string, string])[] = [
  [
    "import { Page, Text } from '@console/ui'",
    "import { useCall } from '@console/api'\nimport { listCampaigns } from '@console/contract'\nimport { Badge, Facts, Fact, Loaded, Page, Section, SkeletonPage, Text } from '@console/ui'",
  ],
  ['useText()', 'useText()\n  const campaigns = useCall(listCampaigns, { page_size: 1 })'],
  [
    "<Text>{text('loyalty.about')}</Text>",
    `<Section title={text('loyalty.about')}>
      <Loaded from={campaigns} skeleton={<SkeletonPage />}>
        {({ total }) => <Facts><Fact label={text('loyalty.title')}><Badge tone="info">{total}</Badge></Fact></Facts>}
      </Loaded>
      <Text>{text('action.save')}</Text>
    </Section>`,
  ],
]

rmSync(OUTSIDE_FOLDER, { recursive: true, force: true })
const repository = await outsideRepository({})
try {
  await repository.run('npx', 'console-module', 'new', OUTSIDE_ID, '--vi', OUTSIDE_NAMES.vi)
  const page = join(repository.folder, 'src/loyalty/loyalty.page.tsx')
  for (const [from, to] of CHANGES) change(page, from, to)
  const before = await release(repository)
  for (const file of ['index.js', 'index.d.ts'])
    change(join(repository.folder, 'node_modules/@console/ui/src', file), 'export { Badge }', 'export { Badge, Badge as Novelty }')
  change(page, 'Badge', 'Novelty')
  const releases: OutsideReleases = { before, after: await release(repository) }
  writeFileSync(join(OUTSIDE_FOLDER, 'releases.json'), `${JSON.stringify(releases, null, 2)}\n`)
} finally {
  repository.remove()
}

async function release({ folder, run }: OutsideRepository): Promise<Release> {
  await run('npx', 'console-module', 'build')
  const output = join(folder, '.build/output', OUTSIDE_ID)
  const put = await putRelease({ registry: OUTSIDE_FOLDER, id: OUTSIDE_ID, output, quality: 1 })
  // Compressed files can be made again, and would only weigh.
  for (const file of filesOf(OUTSIDE_FOLDER)) if (file.endsWith('.br')) rmSync(join(OUTSIDE_FOLDER, file))
  return put.release
}

function change(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(from)) throw new Error(`${file} has no '${from}' to change any more.`)
  writeFileSync(file, text.replaceAll(from, to))
}
