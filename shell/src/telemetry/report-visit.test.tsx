import type { ModuleManifest } from '@console/module'
import { pageDataStore } from '@console/session'
import { provideSource } from '@console/testing'
import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { sendReport } from '../failures/send-report.ts'
import { loadPage } from '../modules/load-module.ts'
import { registryStore } from '../modules/registry.ts'
import { fine, newManifest, servedFrom } from '../testing/served-modules.ts'
import { makeVisitReport } from './make-visit-report.ts'
import { reportVisit } from './report-visit.ts'

const serve = servedFrom(provideSource)
const sendBeacon = jest.fn((_address: string, _report: Blob) => true)
Object.assign(navigator, { sendBeacon })
Object.assign(globalThis, { PerformanceNavigationTiming: class {}, PerformanceResourceTiming: class {}, fetch: async () => new Response() })
Object.assign(performance, { getEntriesByType: () => [] })
afterEach(() => {
  sendBeacon.mockClear()
  window.dispatchEvent(new Event('pagehide'))
  sendBeacon.mockClear()
})

function turnAway(visibility: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

/** jsdom's blobs cannot be read as text in any other way. */
function sent(): Promise<unknown> {
  const reader = new FileReader()
  reader.readAsText(sendBeacon.mock.calls[0]?.[1] ?? new Blob())
  return new Promise((done) => reader.addEventListener('load', () => done(JSON.parse(String(reader.result)))))
}

describe('the report of a visit', () => {
  test('is sent once, when the person turns to another tab or leaves', () => {
    reportVisit()
    turnAway('visible')
    expect(sendBeacon).not.toHaveBeenCalled()
    turnAway('hidden')
    window.dispatchEvent(new Event('pagehide'))
    expect(sendBeacon).toHaveBeenCalledTimes(1)
    expect(sendBeacon).toHaveBeenCalledWith('/report/visit', expect.objectContaining({ type: 'application/json' }))
  })

  test('is sent when the person leaves at once', () => {
    reportVisit()
    window.dispatchEvent(new Event('pagehide'))
    expect(sendBeacon).toHaveBeenCalledTimes(1)
  })

  test('names the shell, the modules whose code was used, and the areas that could not be shown', async () => {
    const [used, other] = [newManifest(), newManifest()]
    serve(used, fine)
    await loadPage(used, 'list')
    registryStore.setState({ manifests: { [used.id]: used, [other.id]: other } })
    pageDataStore.setState({ shell: { hash: 's1', platform: '1.2.0' } })
    sendReport({ id: other.id, reason: 'slow', support_id: '7F3K-9QXM' })
    reportVisit()
    window.dispatchEvent(new Event('pagehide'))
    expect(await sent()).toEqual({
      path: '/',
      shell: 's1',
      times: { first_byte: 0, loaded: 0 },
      modules: [{ id: used.id, hash: 'abc', version: '1.0.0' }],
      failures: { [`${other.id} slow`]: 1 },
      calls: { unreachable: 0, refused: 0, failed: 0 },
    })
  })
})

test('it counts calls by how they failed, and takes the slowest file of the pages, texts among them', () => {
  const manifest: ModuleManifest = { ...newManifest(), id: 'm', pages: { list: ['list.js'], one: ['one.js'] }, messages: ['en.js'] }
  const call = (responseStatus: number) => ({ name: 'http://localhost/pub/core/api/v1/x?q=An', duration: 5, responseStatus })
  const file = (name: string, duration: number) => ({ name: `http://localhost/modules/m/abc/${name}`, duration, responseStatus: 200 })
  const report = makeVisitReport({
    path: '/m',
    shell: undefined,
    used: [manifest],
    failures: [
      { id: 'm', reason: 'slow' },
      { id: 'm', reason: 'slow' },
    ],
    navigation: { responseStart: 40.4, loadEventEnd: 300.6 },
    drawn: 250.2,
    resources: [
      ...[200, 0, 404, 422, 503].map(call),
      file('remoteEntry.js', 10.2),
      file('list.js', 30),
      file('one.js', 70),
      file('one.js', 1),
      file('en.js', 84.1),
    ],
  })
  expect(report).toEqual({
    path: '/m',
    times: { first_byte: 40, drawn: 250, loaded: 301 },
    modules: [{ id: 'm', hash: 'abc', version: '1.0.0', entry: 10, pages: 84 }],
    failures: { 'm slow': 2 },
    calls: { unreachable: 1, refused: 2, failed: 1 },
  })
  expect(JSON.stringify(report)).not.toContain('An')
})
