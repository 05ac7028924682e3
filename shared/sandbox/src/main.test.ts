import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { as } from './testing/client.ts'
import { over } from './testing/crash-rounds.ts'
import { freshDatabase } from './testing/fresh-database.ts'
import { prepareFolder, type Running, runToEnd, startProcess } from './testing/process.ts'

describe('the process', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-main-'))
  let server: Running
  beforeAll(async () => {
    await prepareFolder(dataDir)
    server = await startProcess({ DATA_DIR: dataDir })
  })
  afterAll(async () => {
    await server.stop('SIGKILL')
    rmSync(dataDir, { recursive: true })
  })

  test('listens on loopback, and only the owner can read its secret', async () => {
    expect(server.url).toMatch(/^http:\/\/localhost:\d+$/)
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: 'ready', database: 'pglite' })
    expect(statSync(join(dataDir, 'sandbox.key')).mode & 0o777).toBe(0o600)
  })

  test('refuses a second one on its data folder, by name', async () => {
    const { code, output } = await runToEnd({ DATA_DIR: dataDir })
    expect(code).toBe(1)
    expect(output).toBe(
      `The data folder ${dataDir} is in use by another sandbox (process ${server.process.pid}). Stop it, or set DATA_DIR.\n`,
    )
  })

  test('says when its port is taken', async () => {
    const { code, output } = await runToEnd({ DATA_DIR: join(dataDir, 'other'), SANDBOX_PORT: new URL(server.url).port })
    expect(code).toBe(1)
    expect(output).toMatch(/^Cannot listen on 127\.0\.0\.1:\d+: listen EADDRINUSE/)
  })

  test('says which settings are wrong', async () => {
    const { code, output } = await runToEnd({ DATA_DIR: dataDir, SANDBOX_PORT: '70000', RATE_LIMITS: 'none' })
    expect([code, output]).toEqual([
      1,
      'The settings cannot be used:\n  SANDBOX_PORT must be at most 65535\n  RATE_LIMITS must be real or test\n',
    ])
  })

  test('stops when told to, and goes on with the same sessions and data', async () => {
    const owner = await as(over(server.url), 'owner@lotus.example')
    expect(await server.stop('SIGTERM')).toBe(0)
    const first = server.url
    server = await startProcess({ DATA_DIR: dataDir, SANDBOX_PORT: new URL(first).port })
    expect((await owner('GET', '/pub/core/api/v1/publishers/own')).status).toBe(200)
  })
})

test('a process with SKEW answers as another backend, and cuts the connection in place of each tenth answer', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-skewed-'))
  await prepareFolder(dataDir)
  const server = await startProcess({ DATA_DIR: dataDir, SKEW: 'fields,lost' })
  const ask = () => fetch(`${server.url}/pub/core/api/v1/publishers/check-exist?code=lotus-games`)
  for (let call = 1; call < 10; call += 1) expect(await (await ask()).json()).toEqual({ exists: true, upstream: expect.anything() })
  await expect(ask()).rejects.toThrow('fetch failed')
  expect((await ask()).status).toBe(200)
  expect(await (await fetch(`${server.url}/skewed/erased`)).json()).toEqual({ erased: [] })
  await server.stop('SIGTERM')
  rmSync(dataDir, { recursive: true })
})

if (process.env.TEST_DATABASE_URL) {
  test('two processes that start at the same time share one PostgreSQL', async () => {
    const database = await freshDatabase(process.env.TEST_DATABASE_URL ?? '')
    const dataDir = mkdtempSync(join(tmpdir(), 'sandbox-main-'))
    const settings = { DATA_DIR: dataDir, DATABASE_URL: database.url }
    const servers = await Promise.all([startProcess(settings), startProcess(settings)])
    const [one, two] = servers.map(({ url }) => over(url))
    if (!one || !two) throw new Error('Two servers were started')
    const owner = await as(one, 'owner@lotus.example')
    expect((await owner('GET', '/pub/core/api/v1/publishers/own')).status).toBe(200)
    await expect(as(two, 'owner@lotus.example')).resolves.toBeDefined()
    for (const server of servers) expect(await server.stop('SIGTERM')).toBe(0)
    await database.drop()
    rmSync(dataDir, { recursive: true })
  })
}
