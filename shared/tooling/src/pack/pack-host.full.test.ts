import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { startChild } from '../start/child.ts'
import { HOST_OPTIONS } from '../start/host-options.ts'
import { anyPort } from '../start/ports.ts'
import { packHost } from './pack-host.ts'

const LIMIT_MS = 60_000

let folder = ''
let installed = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'packed-host-'))
  const archive = await packHost(join(folder, 'archive'))
  installed = mkdtempSync(join(folder, 'installed-'))
  execFileSync('tar', ['-xzf', join(folder, 'archive', archive), '-C', installed, '--strip-components=1'])
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('what is packed names no package that would have to be installed', () => {
  const code = readdirSync(installed).filter((name) => name.endsWith('.js'))
  const imported = code.flatMap((name) => [...readFileSync(join(installed, name), 'utf8').matchAll(/^import .* from "([^"]+)"/gm)])
  expect(imported.length).toBeGreaterThan(0)
  expect(imported.map(([, name]) => name).filter((name) => !/^(?:node:|\.\/)/.test(name ?? ''))).toEqual([])
  expect(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))).not.toHaveProperty('dependencies')
})

test('the packed host starts, says that nothing is released yet, and ends when asked to, in a folder without this repository', async () => {
  const port = await anyPort()
  const settings = {
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    REGISTRY: join(folder, 'nothing'),
    API_ORIGIN: 'http://127.0.0.1:9',
    // The log's exporter is in a file of its own.
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9',
  }
  const host = startChild('packed host', [...HOST_OPTIONS, join(installed, 'main.js')], settings)
  await host.ready(`http://127.0.0.1:${port}/healthz`, LIMIT_MS)
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(503)
  await host.stop()
  expect(await host.ended).toBe(0)
})

test('every setting of the example is one that the page of settings describes', () => {
  const example = readFileSync(join(installed, 'env.example'), 'utf8')
  const described = readFileSync(join(installed, 'settings.md'), 'utf8')
  const named = [...example.matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(named.length).toBeGreaterThan(5)
  expect(named.filter((name) => !described.includes(`\`${name}\``))).toEqual([])
})
