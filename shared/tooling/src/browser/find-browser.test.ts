import { expect, test } from '@jest/globals'
import { findBrowser, type Machine } from './find-browser.ts'

interface Options {
  readonly files?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  readonly isRoot?: boolean
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
      const brought = Object.entries(brings).find(([start]) => `${line} `.startsWith(`${start} `))
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

test('tests prefer the one without windows, which everything else takes only where it is alone', () => {
  const both = machine({ env: { PATH: '/usr/bin' }, files: ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'] })
  expect([findBrowser(both), findBrowser(both, 'headless')]).toEqual(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'])
  const alone = machine({ env: { PATH: '/usr/bin' }, files: ['/usr/bin/chromium-headless-shell'] })
  expect(findBrowser(alone)).toBe('/usr/bin/chromium-headless-shell')
  expect(findBrowser(machine({ files: ['/usr/bin/chromium'] }), 'headless')).toBe('/usr/bin/chromium')
})

test('else the one that Playwright downloaded, or downloads now', () => {
  const before = machine({ files: ['/cache/chrome'] })
  expect(findBrowser(before)).toBe('/cache/chrome')
  expect(before.ran).toEqual([])
  expect(findBrowser(machine({ brings: { 'npx playwright install chromium': '/cache/chrome' } }))).toBe('/cache/chrome')
})

test('else the package of the distribution, when there is the right to install it', () => {
  const lists = { 'apt-get update': '/var/lists' }
  const install = 'apt-get install -y -q --no-install-recommends'
  const env = { PATH: '/usr/bin' }
  const debian = { ...lists, [`${install} chromium-headless-shell`]: '/usr/bin/chromium-headless-shell' }
  expect(findBrowser(machine({ env, isRoot: true, brings: debian }))).toBe('/usr/bin/chromium-headless-shell')
  expect(() => findBrowser(machine({ env, isRoot: false, brings: debian }))).toThrow(/There is no Chromium here/)
  const another = machine({ env, isRoot: true, brings: { ...lists, [`${install} chromium`]: '/usr/bin/chromium' } })
  expect(findBrowser(another)).toBe('/usr/bin/chromium')
})

test('without any the sentence says how to get one', () => {
  expect(() => findBrowser(machine({ isRoot: true }))).toThrow(/apt-get install chromium.*BROWSER_PATH/)
})
