import { generateKeyPairSync } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore, putRelease } from '@console/federation'
import { builtModuleJson, builtShellJson, integrityOf, LIVE, type Release } from '@console/module/registry'
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

/** A build in the registry of this machine, which is not live there. */
async function build(id: string, text: string): Promise<{ readonly id: string; readonly release: Release }> {
  const output = mkdtempSync(join(folder, 'output-'))
  const entry = { file: 'entry.js', integrity: integrityOf(text) }
  const messages = { en: [entry], vi: [entry] }
  const shell = { platform: '1.2.0', lends: {}, scripts: [entry], messages }
  const module = {
    id,
    version: '1.0.0',
    platform: '1.2.0',
    takes: {},
    calls: [],
    owns: [`/${id}`] as const,
    nav: [],
    commands: [],
    routes: [],
  }
  const manifest =
    id === 'shell'
      ? builtShellJson.stringify(shell)
      : builtModuleJson.stringify({ ...module, entry, pages: {}, labels: { en: {}, vi: {} }, messages })
  writeFileSync(join(output, 'entry.js'), text)
  writeFileSync(join(output, id === 'shell' ? 'shell.json' : 'module.json'), manifest)
  return { id, release: (await putRelease({ registry: from, id, output, quality: 1 })).release }
}

it('makes live what was built and differs, takes out what was not built, and leaves the registry of npm start alone', async () => {
  const said: string[] = []
  const release = async (...parts: Awaited<ReturnType<typeof build>>[]) => {
    await releaseCheckout(registry, parts, (line) => said.push(line), { from, key })
    return openStore(registry, key).read()
  }
  const [shell, team, perks] = [await build('shell', 'one'), await build('team', 'one'), await build('perks', 'one')]
  expect(await release(shell, team)).toMatchObject({ number: 1, modules: { team: { current: team.release } } })
  expect(await release(shell, team)).toMatchObject({ number: 1 })
  expect(await release(shell, perks)).toMatchObject({ number: 2, shell: { previous: [] }, modules: { perks: { current: perks.release } } })
  expect(said.map((line) => line.split(': ')[1])).toEqual(['shell, team', 'team, perks'])
  expect(existsSync(join(from, LIVE))).toBe(false)
})
