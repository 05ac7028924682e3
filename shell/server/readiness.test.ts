import { expect, it } from '@jest/globals'
import { createReadiness, type Part } from './readiness.ts'
import { manualClock } from './testing/manual-clock.ts'

type Reader = Part['read']

const ready: Reader = async () => ({ state: 'ready', reasons: [], facts: { number: 7 } })
const degraded: Reader = async () => ({ state: 'degraded', reasons: ['it expires soon'] })
const notReady: Reader = async () => ({ state: 'not ready', reasons: ['there is no shell'] })

const partsOf = (readers: Readonly<Record<string, Reader>>, failsAs: Part['failsAs']) =>
  Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, { read, failsAs }]))

async function ask(readers: Readonly<Record<string, Reader>>, failsAs: Part['failsAs'] = 'not ready') {
  const response = await createReadiness(partsOf(readers, failsAs), manualClock())()
  return [response.status, await response.json()]
}

it('is as good as the worst part, and a balancer hears only of what keeps people out', async () => {
  expect(await ask({ registry: ready })).toEqual([
    200,
    { status: 'ready', parts: { registry: { status: 'ready', reasons: [], number: 7 } } },
  ])
  expect(await ask({ registry: degraded, sessions: ready })).toEqual([
    200,
    {
      status: 'degraded',
      parts: {
        registry: { status: 'degraded', reasons: ['it expires soon'] },
        sessions: { status: 'ready', reasons: [], number: 7 },
      },
    },
  ])
  expect(await ask({ registry: degraded, sessions: notReady })).toMatchObject([503, { status: 'not ready' }])
})

it.each([
  ['not ready', 503],
  ['degraded', 200],
] as const)('counts a part that fails or stays silent as %s where that is said, with the reason', async (failsAs, code) => {
  expect(await ask({ sessions: () => Promise.reject(new Error('ECONNREFUSED')) }, failsAs)).toMatchObject([
    code,
    { status: failsAs, parts: { sessions: { status: failsAs, reasons: ['ECONNREFUSED'] } } },
  ])
  const clock = manualClock()
  const asking = createReadiness(partsOf({ sessions: () => new Promise(() => {}) }, failsAs), clock)()
  clock.advance(2_000)
  const response = await asking
  expect([response.status, await response.json()]).toMatchObject([
    code,
    { parts: { sessions: { reasons: ['it did not respond within 2 seconds'] } } },
  ])
})
