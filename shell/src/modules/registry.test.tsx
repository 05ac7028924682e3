import type { PageData } from '@console/module'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { beginDocument, reloadForStaleChunk } from '../recovery/stale-chunk.ts'
import { newManifest } from '../testing/served-modules.ts'
import { loadRest, openRegistry, registryStore, wholeOf } from './registry.ts'

const realFetch = globalThis.fetch
const rest = () => registryStore.getState().rest

beforeEach(() => {
  sessionStorage.clear()
  beginDocument()
  globalThis.fetch = async () => new Response('', { status: 404 })
  openRegistry({ registry: '/modules/registry.en.1.json' } as PageData)
})
afterEach(() => {
  globalThis.fetch = realFetch
})

test('a registry that the host has no more reloads the page that needs it, and none that only looks ahead', async () => {
  // A reload has begun, so that this one stops at the question.
  reloadForStaleChunk(Date.now(), () => {})
  await loadRest({ mayReload: false })
  expect(rest()).toBe('failed')
  await loadRest()
  expect(rest()).toBe('loading')
})

test('overridden modules keep the manifests that came with the page, and one that cannot be used gets none', async () => {
  const [mine, theirs, failed] = [newManifest(), newManifest(), newManifest()]
  const override = { origin: 'http://localhost:3501', until: '2026-11-23T12:00:00.000Z' }
  openRegistry({
    registry: '/modules/registry.en.1.json',
    module: mine,
    overrides: [
      { ...override, id: theirs.id, release: { hash: 'o1', record: theirs } },
      { ...override, id: failed.id },
    ],
    unavailable: { [failed.id]: { reason: 'override', fault: 'unreachable' } },
  } as unknown as PageData)
  globalThis.fetch = async () => Response.json([mine, { ...theirs, hash: 'released' }, { ...failed, hash: 'released' }])
  await loadRest()
  expect(registryStore.getState()).toMatchObject({ rest: 'ready', manifests: { [mine.id]: mine, [theirs.id]: theirs } })
  expect(registryStore.getState().manifests).not.toHaveProperty(failed.id)
})

test("the files of the own module's pages come with the rest, unless that has another release of it", async () => {
  const whole = { ...newManifest(), pages: { list: ['page-list.js'] } }
  const own = { ...whole, pages: {} }
  openRegistry({ registry: '/modules/registry.en.1.json', module: own, unavailable: {} } as unknown as PageData)
  expect(wholeOf(own).pages).toEqual({})
  globalThis.fetch = async () => Response.json([whole])
  await loadRest()
  expect(wholeOf(own).pages).toEqual({ list: ['page-list.js'] })
  expect(wholeOf({ ...own, hash: 'other' }).pages).toEqual({})
})
