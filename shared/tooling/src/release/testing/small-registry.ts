import { spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { changeLive, openStore, releaseStep, type Store } from '@console/federation'
import { putSmall, type Small } from '@console/federation/small-release'
import type { Step } from '@console/module/registry'
import { afterEach, beforeEach } from '@jest/globals'

const { privateKey } = generateKeyPairSync('ed25519')

export let folder: string
export let registry: string
export let store: Store

/** Gives each test of a file a registry of its own, with a shell alone. */
export function withSmallRegistry(): void {
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'commands-'))
    registry = join(folder, 'registry')
    store = openStore(registry, privateKey)
    await put('shell', 'shell')
  })
  afterEach(() => rmSync(folder, { recursive: true }))
}

export const run = (command: string, ...args: readonly string[]) => runWith({}, command, ...args)

function runWith(settings: Readonly<Record<string, string>>, command: string, ...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve('shared/tooling', `${command}.ts`), ...args], {
    env: {
      PATH: process.env.PATH,
      // Half of what a command takes is the compiling of its sources.
      NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'),
      REGISTRY: registry,
      REGISTRY_SIGNING_KEY: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
      RELEASED_BY: 'An Le',
      ...settings,
    },
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

export async function put(id: string, text: string, more: Partial<Small> = {}): Promise<string> {
  const release = await putSmall({ registry, id, text, ...more })
  await step([releaseStep(registry, id, release)])
  return release.hash
}

export const step = (steps: readonly Step[]) =>
  changeLive({ store, steps: () => steps, note: { at: Date.now(), by: 'An Le', why: 'a step' } })

export const currentOf = (id: string) => store.read()?.modules[id]?.current.hash

export function undo(output: string) {
  const [, command = '', words = ''] = /to undo it: npm run (\w+) -- (.*)/.exec(output) ?? []
  return runWith({ REGISTRY: '' }, command, ...words.split(' '))
}
