import { EventEmitter } from 'node:events'
import { expect, test } from '@jest/globals'
import { networkLog } from './network-log.ts'

async function listening() {
  const events = new EventEmitter()
  let time = 0
  const session = { on: events.on.bind(events), send: async () => ({}) }
  const log = await networkLog(session as never, () => time)
  return {
    log,
    pass: (ms: number) => {
      time += ms
    },
    sent: (requestId: string, url = 'http://localhost/x', redirectResponse?: { encodedDataLength: number }) =>
      events.emit('Network.requestWillBeSent', { requestId, request: { url }, redirectResponse, wallTime: time / 1000 }),
    finished: (requestId: string, encodedDataLength: number) => events.emit('Network.loadingFinished', { requestId, encodedDataLength }),
    failed: (requestId: string) => events.emit('Network.loadingFailed', { requestId }),
  }
}

test('requests and their bytes over the wire are counted, those of data addresses are not', async () => {
  const { log, pass, sent, finished, failed } = await listening()
  pass(1)
  sent('1')
  sent('2')
  sent('3', 'data:image/gif;base64,')
  sent('2', 'http://localhost/y', { encodedDataLength: 90 })
  finished('1', 500)
  finished('3', 70)
  failed('2')
  expect(log.fetched(0, Number.POSITIVE_INFINITY)).toEqual({ requests: 3, bytes: 590 })
})

test('a request counts for the moment when it began, whenever it ends', async () => {
  const { log, pass, sent, finished } = await listening()
  pass(100)
  sent('before')
  pass(100)
  sent('after')
  finished('after', 7)
  finished('before', 500)
  expect([log.fetched(0, 150), log.fetched(150, 300)]).toEqual([
    { requests: 1, bytes: 500 },
    { requests: 1, bytes: 7 },
  ])
})

test('it is quiet since the last request ended, and not while one is in flight', async () => {
  const { log, pass, sent, finished } = await listening()
  sent('1')
  pass(400)
  expect(log.quietFor()).toBe(0)
  finished('1', 1)
  pass(350)
  expect(log.quietFor()).toBe(350)
})

test('no one waits for a request that hangs', async () => {
  const { log, pass, sent } = await listening()
  sent('1')
  pass(10_000)
  expect(log.quietFor()).toBe(10_000)
})
