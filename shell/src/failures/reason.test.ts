import { expect, test } from '@jest/globals'
import { ModuleError } from './module-error.ts'
import { failureOf } from './reason.ts'

const unloaded = Object.assign(new Error('Loading chunk 5 failed.'), { name: 'ChunkLoadError', type: 'error', request: '/x.js' })
const noEntry = new Error('#RUNTIME-008 … ScriptNetworkError: Failed to load script')
const threw = new TypeError('x is not a function')

test.each([
  ['a file that the host does not have', new ModuleError('failed', unloaded, [200, 404]), 'missing'],
  ['no connection', new ModuleError('failed', unloaded, [0, 0]), 'unreachable'],
  ['a host that is down', new ModuleError('failed', noEntry, [200, 503]), 'unreachable'],
  ['a failure that came too late to be tried again', new ModuleError('failed', noEntry), 'unreachable'],
  ['a chunk that the host has and the browser refuses', new ModuleError('failed', unloaded, [200, 200]), 'altered'],
  ['a container that the host has and the browser refuses', new ModuleError('failed', noEntry, [200, 200]), 'altered'],
  ['code that throws when it is loaded', new ModuleError('failed', threw, [200, 200]), 'import'],
  ['what hangs', new ModuleError('slow'), 'slow'],
  ['what is no module', new ModuleError('invalid', 'not a module'), 'invalid'],
  ['a page that throws when it is drawn', threw, 'render'],
  ['nothing that was thrown', undefined, 'render'],
])('of %s the reason is told', (_, cause, reason) => {
  expect(failureOf(cause)).toEqual({ reason })
})

test('the host’s own reason stands, with what it would need', () => {
  expect(failureOf({ reason: 'platform', needs: '^9.0.0' })).toEqual({ reason: 'platform', needs: '^9.0.0' })
})
