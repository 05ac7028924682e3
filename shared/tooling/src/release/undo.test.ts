import { resolve } from 'node:path'
import { ROOT } from '@console/federation'
import { afterEach, expect, it } from '@jest/globals'
import { undoOf } from './undo.ts'

const before = process.env.REGISTRY
afterEach(() => {
  if (before === undefined) delete process.env.REGISTRY
  else process.env.REGISTRY = before
})

it.each([
  ['', undefined, ''],
  ['.build/registry', undefined, ''],
  ['.build/local', undefined, ' --registry .build/local'],
  ['/srv/console registry', undefined, " --registry '/srv/console registry'"],
  ["/srv/team's", 'keys/team.pem', " --registry '/srv/team'\\''s' --key keys/team.pem"],
  ['.build/registry', '/keys/team.pem', ' --key /keys/team.pem'],
])('an undo on the registry %p with the key %p can be typed as it is', (registry, key, words) => {
  process.env.REGISTRY = registry
  const options = { key: key && resolve(ROOT, key) }
  expect(undoOf({ words: [], options }, ['rollback', 'team', '--to', '3'])).toBe(`npm run rollback -- team --to 3${words}`)
})
