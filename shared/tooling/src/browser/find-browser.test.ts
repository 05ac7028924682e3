import { expect, test } from '@jest/globals'
import { findBrowser, type Machine } from './find-browser.ts'

interface Options {
  readonly files?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly isRoot?: boolean
  /** What a command that runs leaves behind. */
  readonly brings?: Readonly<Record<string, string>>
}

function machine({ files = [], env = {}, isRoot = false, brings = {} }: Options): Machine & { readonly ran: string[] } {
  const there = new Set(files)
  const ran: string[] = []
  return {
    env,
    isRoot,
    ran,
    exists: (path) => there.has(path),
    run(command, args) {
      const line = [command, ...args].join(' ')
      ran.push(line)
      const brought = Object.entries(brings).find(([start]) => line.startsWith(start))
      if (brought?.[1]) there.add(brought[1])
      return brought !== undefined
    },
    playwrightPath: () => '/cache/chrome',
  }
}

test('the browser that is named is taken, and one that is not there is an error', () => {
  const env = { BROWSER_PATH: '/opt/chrome', PATH: '/usr/bin' }
  expect(findBrowser(machine({ env, files: ['/opt/chrome', '/usr/bin/chromium'] }))).toBe('/opt/chrome')
  expect(() => findBrowser(machine({ env, files: ['/usr/bin/chromium'] }))).toThrow(/BROWSER_PATH names '\/opt\/chrome'/)
})

test('one on the PATH comes before one in a known place, and nothing is fetched', () => {
  const both = machine({ env: { PATH: '/bin:/home/me/bin' }, files: ['/home/me/bin/chromium', '/usr/bin/chromium'] })
  expect(findBrowser(both)).toBe('/home/me/bin/chromium')
  expect(both.ran).toEqual([])
  expect(findBrowser(machine({ files: ['/snap/bin/chromium'] }))).toBe('/snap/bin/chromium')
})

test('else the one that Playwright downloaded, or downloads now', () => {
  const before = machine({ files: ['/cache/chrome'] })
  expect(findBrowser(before)).toBe('/cache/chrome')
  expect(before.ran).toEqual([])
  expect(findBrowser(machine({ brings: { 'npx playwright install chromium': '/cache/chrome' } }))).toBe('/cache/chrome')
})

test('else the package of the distribution, when there is the right to install it', () => {
  const brings = { 'apt-get update': '/var/lists', 'apt-get install': '/usr/bin/chromium' }
  expect(findBrowser(machine({ isRoot: true, brings }))).toBe('/usr/bin/chromium')
  expect(() => findBrowser(machine({ isRoot: false, brings }))).toThrow(/There is no Chromium here/)
})

test('without any the sentence says how to get one', () => {
  expect(() => findBrowser(machine({ isRoot: true }))).toThrow(/apt-get install chromium.*BROWSER_PATH/)
})
