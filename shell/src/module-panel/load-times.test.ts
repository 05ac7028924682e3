import type { ModuleManifest } from '@console/module'
import { expect, test } from '@jest/globals'
import { newManifest } from '../testing/served-modules.ts'
import { loadTimes } from './load-times.ts'

const manifest: ModuleManifest = {
  ...newManifest(),
  id: 'm',
  pages: { list: ['page-list.js', 'shared.js', 'messages-list-en.js'], one: ['page-one.js'] },
  messages: ['messages-en.js'],
}
const took = (path: string, duration: number) => ({ name: `http://localhost:3000${path}`, duration })

test('of each kind of file the slowest one counts, also one that was asked for again', () => {
  const timings = [
    took('/modules/m/abc/remoteEntry.js?r=1', 12.4),
    took('/modules/m/abc/page-list.js', 30),
    took('/modules/m/abc/shared.js', 40.6),
    took('/modules/m/abc/messages-list-en.js', 50),
    took('/modules/m/abc/messages-en.js', 5),
  ]
  expect(loadTimes(manifest, timings)).toEqual({ entry: 12, page: 41, messages: 50 })
})

test('files of other modules and other releases do not count', () => {
  expect(
    loadTimes(manifest, [took('/modules/m/other/page-list.js', 30), took('/modules/n/abc/page-list.js', 30), took('/page-list.js', 30)]),
  ).toEqual({})
})
