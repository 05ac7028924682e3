import { afterEach, expect, it } from '@jest/globals'
import type { Settings } from '../settings.ts'
import { dataIn, type TestHost, testHost } from '../testing/host.ts'

let host: TestHost | undefined
afterEach(() => host?.close())

async function settingsWith(settings: Partial<Settings>) {
  host = await testHost({ settings })
  return dataIn(await (await host.ask('/')).text(), 'console-page').settings
}

it.each([
  ['', {}, 'http://localhost:4000/provider'],
  [' on another port', { SANDBOX_PORT: 4100 }, 'http://localhost:4100/provider'],
  [' of a console that goes by an address', { CONSOLE_ORIGIN: 'http://[::1]:3000' }, 'http://localhost:4000/provider'],
])('the page names the staff page of the sandbox%s', async (_, settings, url) => {
  expect(await settingsWith(settings)).toHaveProperty('provider_url', url)
})

it.each([
  ['for another API', { embedded: false }],
  ['for a console that other machines open', { CONSOLE_ORIGIN: 'https://console.example' }],
])('the page names no staff page %s', async (_, settings) => {
  expect(await settingsWith(settings)).not.toHaveProperty('provider_url')
})
