import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressSource, LIVE } from '@console/module/registry'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { freePort } from '../server/testing/host-process.ts'
import { consoleRegistry, type RegistryFolder } from '../server/testing/test-registry.ts'

let registry: RegistryFolder
let address: string
let nginx: ChildProcess
beforeAll(async () => {
  registry = consoleRegistry()
  const port = await freePort()
  address = `http://127.0.0.1:${port}`
  const site = readFileSync(join(import.meta.dirname, 'nginx-releases.conf'), 'utf8')
    .replace(/^ *(?:ssl_|listen \[::\]).*\n/gm, '')
    .replace(/listen 443 .*;/, `listen 127.0.0.1:${port};`)
    .replace('/srv/releases', registry.path)
  const at = (name: string) => join(registry.path, '..', name)
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${at(kind)};`).join(' ')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(at('nginx.conf'), `${user} daemon off; pid ${at('pid')}; events {} http { access_log off; ${places} ${site} }`)
  nginx = spawn('nginx', ['-e', 'stderr', '-c', at('nginx.conf')], { stdio: 'ignore' })
  while (!(await fetch(address).catch(() => null))) {
    if (nginx.exitCode !== null) throw new Error('nginx ended')
    await new Promise(setImmediate)
  }
})
afterAll(async () => {
  const ended = once(nginx, 'exit')
  nginx.kill('SIGTERM')
  await ended
  registry.remove()
})

it.each([
  [LIVE, 'no-cache'],
  ['history/000041.json', 'public, max-age=31536000, immutable'],
  ['shell/s1/shell.json', 'public, max-age=31536000, immutable'],
  ['modules/campaigns/c1/module.json', 'public, max-age=31536000, immutable'],
  ['modules/campaigns/c1/page-list.js.br', 'public, max-age=31536000, immutable'],
  ['modules/campaigns/c1/attestation.json', 'public, max-age=31536000, immutable'],
])('serves %s, which hosts or copies ask for, to be kept as %s', async (place, kept) => {
  registry.write('history/000041.json', '{}')
  registry.write('modules/campaigns/c1/attestation.json', '{}')
  const response = await fetch(`${address}/${place}`)
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, kept])
})

it.each([
  'live.lock',
  'live.json.0b5c.new',
  '.htpasswd',
  'history/000041.json.new',
  'modules/campaigns/c1/.part',
  'modules/campaigns/c2.7.new/module.json',
  'modules/campaigns/notes.txt',
])('keeps %s to itself', async (place) => {
  registry.write(place, 'mine')
  expect((await fetch(`${address}/${place}`)).status).toBe(404)
})

it('shows every change of what is live, also two of one second that are equally long', async () => {
  const source = addressSource(address)
  const second = new Date('2026-11-20T08:00:00Z')
  const write = (text: string) => {
    registry.write(LIVE, text)
    utimesSync(join(registry.path, LIVE), second, second)
  }
  write('{"number":1}')
  const first = await source.poll(null)
  write('{"number":2}')
  expect(await source.poll(first?.state ?? null)).toMatchObject({ text: '{"number":2}' })
})
