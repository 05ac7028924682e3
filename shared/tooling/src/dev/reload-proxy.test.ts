import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { anyPort } from '../start/ports.ts'
import { type ReloadNews, reloadNews } from './reload-news.ts'
import { type ReloadProxy, startReloadProxy } from './reload-proxy.ts'

const POLICY = "default-src 'none'"
let folder: string
let host: Server
let news: ReloadNews
let proxy: ReloadProxy
let url: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'reload-'))
  host = createServer((asked, response) => {
    const isPage = asked.url === '/campaigns'
    const type = isPage ? 'text/html; charset=utf-8' : 'text/plain'
    const headers = { 'content-type': type, 'content-security-policy': POLICY, 'integrity-policy': 'blocked-destinations=(script)' }
    response.writeHead(200, headers).end(isPage ? '<!doctype html><head><title>Campaigns</title>' : 'of the host')
  })
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done))
  const port = await anyPort()
  news = reloadNews()
  const hostPort = (host.address() as AddressInfo).port
  proxy = await startReloadProxy({ port, hostPort, output: (what) => join(folder, what), news })
  url = `http://127.0.0.1:${port}`
})
afterEach(() => {
  proxy.close()
  host.close()
  host.closeAllConnections()
  rmSync(folder, { recursive: true })
})

function built(file: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), file)
}
const textAt = async (path: string) => (await fetch(url + path)).text()

it('adds its script to pages, and of the headers takes away Integrity-Policy alone', async () => {
  const page = await fetch(`${url}/campaigns`, { headers: { accept: 'text/html' } })
  expect(await page.text()).toMatch(/^<!doctype html><head><script defer crossorigin src="\/shell\/reload-client.js" integrity="sha256-/)
  expect(page.headers.get('content-security-policy')).toBe(POLICY)
  expect(page.headers.get('integrity-policy')).toBeNull()
})

it('serves updates, and the files of the newest build below every release', async () => {
  built('campaigns/hot/7.a1.hot-update.js')
  built('campaigns/files/page-list.b2.js')
  built('shell/hot/main.c3.hot-update.json')
  expect(await textAt('/modules/campaigns/hot/7.a1.hot-update.js')).toBe('campaigns/hot/7.a1.hot-update.js')
  expect(await textAt('/modules/campaigns/0123abcd/page-list.b2.js')).toBe('campaigns/files/page-list.b2.js')
  expect(await textAt('/shell/hot/main.c3.hot-update.json')).toBe('shell/hot/main.c3.hot-update.json')
})

it('leaves everything else to the host', async () => {
  built('campaigns/files/module.json')
  for (const path of ['/modules/team/0123abcd/page.js', '/modules/campaigns/hot/..%2ffiles%2fmodule.json', '/pub/core/api/v1/campaigns'])
    expect(await textAt(path)).toBe('of the host')
})

/** A page that listens; each call returns what it was told since the last one. */
async function openPage(): Promise<() => Promise<string>> {
  const { body } = await fetch(`${url}/_dev/events`)
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  return async () => (await reader?.read())?.value ?? 'nothing'
}

it('tells what cannot be built, to pages that are opened later too, until it is built again', async () => {
  const told = await openPage()
  news.failed('team', './src/team.tsx:3 is wrong')
  const failed = 'event: failed\ndata: {"what":"team","complaint":"./src/team.tsx:3 is wrong"}\n\n'
  expect(await told()).toBe(failed)
  expect(await (await openPage())()).toBe(failed)
  news.released('team', 'a1')
  const released = 'event: released\ndata: {"what":"team","build":"a1"}\n\n'
  expect(await told()).toBe(released)
  const late = await openPage()
  news.released('team', 'b2')
  expect(await late()).toBe(released.replace('a1', 'b2'))
})
