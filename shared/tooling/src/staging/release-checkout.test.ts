import { generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '@console/federation'
import { putSmall } from '@console/federation/small-release'
import { LIVE, type Release } from '@console/module/registry'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { releaseCheckout } from './release-checkout.ts'

const { privateKey: key } = generateKeyPairSync('ed25519')
let folder: string
let from: string
let registry: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'checkout-'))
  from = join(folder, 'local')
  registry = join(folder, 'staging')
})
afterEach(() => rmSync(folder, { recursive: true }))

async function build(id: string, text: string): Promise<{ readonly id: string; readonly release: Release }> {
  return { id, release: await putSmall({ registry: from, id, text }) }
}

it('makes live what was built and differs, takes out what was not built, and leaves the registry of npm start alone', async () => {
  const lines: string[] = []
  const release = async (...parts: Awaited<ReturnType<typeof build>>[]) => {
    await releaseCheckout(registry, parts, (line) => lines.push(line), { from, key })
    return openStore(registry, key).read()
  }
  const [shell, team, perks] = [await build('shell', 'one'), await build('team', 'one'), await build('perks', 'one')]
  expect(await release(shell, team)).toMatchObject({ number: 1, modules: { team: { current: team.release } } })
  expect(await release(shell, team)).toMatchObject({ number: 1 })
  expect(await release(shell, perks)).toMatchObject({ number: 2, shell: { previous: [] }, modules: { perks: { current: perks.release } } })
  expect(lines.map((line) => line.split(': ')[1])).toEqual(['shell, team', 'team, perks'])
  expect(existsSync(join(from, LIVE))).toBe(false)
})
