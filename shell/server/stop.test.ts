import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { beforeEach, expect, it } from '@jest/globals'
import { jsonLog } from './log.ts'
import { createStop, OPEN_LIMIT_MS } from './stop.ts'
import { type ManualClock, manualClock } from './testing/manual-clock.ts'

let clock: ManualClock
let happened: string[]
let lastRequest = () => {}
beforeEach(() => {
  clock = manualClock()
  happened = []
  lastRequest = () => {}
})

function stopping(drainMs: number) {
  const server = {
    close(closed: () => void) {
      happened.push('refuses connections')
      lastRequest = closed
    },
    closeIdleConnections() {
      happened.push('closes idle connections')
    },
    closeAllConnections() {
      happened.push('cuts requests')
      lastRequest()
    },
  }
  const closeAll = async () => void happened.push('ends')
  const log = jsonLog((line) => happened.push(JSON.parse(line).event), clock.now)
  return createStop({ server, drainMs, closeAll, clock, log })
}

/** Lets everything go on that waits for nothing but promises. */
const settled = () => new Promise(setImmediate)

it('a host that is stopped serves on until balancers had time to notice, then completes what is open', async () => {
  const { stop, isStopping } = stopping(10_000)
  expect(isStopping()).toBe(false)
  const stopped = stop()
  expect(isStopping()).toBe(true)
  clock.advance(9_999)
  await settled()
  expect(happened).toEqual(['draining'])
  clock.advance(1)
  await settled()
  expect(happened).toEqual(['draining', 'refuses connections'])
  lastRequest()
  await stopped
  expect(happened).toEqual(['draining', 'refuses connections', 'ends'])
  expect(clock.waiting).toBe(0)
})

it('it cuts requests that stay open for too long', async () => {
  const stopped = stopping(0).stop()
  await settled()
  clock.advance(OPEN_LIMIT_MS - 1)
  await settled()
  expect(happened).toEqual(['refuses connections'])
  clock.advance(1)
  await stopped
  expect(happened).toEqual(['refuses connections', 'requests cut', 'cuts requests', 'ends'])
})

it('it hurries when it is told a second time', async () => {
  const { stop } = stopping(10_000)
  void stop()
  void stop()
  await settled()
  expect(happened).toEqual(['draining', 'refuses connections'])
  expect(clock.waiting).toBe(1)
})

it('it tells clients to use another connection, and closes those that are idle once it refuses new ones', async () => {
  const { stop, answers } = stopping(10_000)
  const response = () => Object.assign(new EventEmitter(), { shouldKeepAlive: true }) as unknown as ServerResponse
  const [before, during] = [response(), response()]
  answers(before)
  const stopped = stop()
  answers(during)
  expect([before.shouldKeepAlive, during.shouldKeepAlive]).toEqual([true, false])
  during.emit('close')
  await settled()
  clock.advance(10_000)
  await settled()
  before.emit('close')
  await settled()
  expect(happened).toEqual(['draining', 'refuses connections', 'closes idle connections'])
  lastRequest()
  await stopped
})
