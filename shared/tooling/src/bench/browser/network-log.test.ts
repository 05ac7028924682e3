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
    sent: (requestId: string, url = 'http://localhost/x') => events.emit('Network.requestWillBeSent', { requestId, request: { url } }),
    finished: (requestId: string, encodedDataLength: number) => events.emit('Network.loadingFinished', { requestId, encodedDataLength }),
    failed: (requestId: string) => events.emit('Network.loadingFailed', { requestId }),
  }
}

test('requests and their bytes over the wire are counted, those of data addresses are not', async () => {
  const { log, sent, finished, failed } = await listening()
  sent('1')
  sent('2')
  sent('3', 'data:image/gif;base64,')
  finished('1', 500)
  finished('3', 70)
  failed('2')
  expect([log.requests(), log.bytes()]).toEqual([2, 500])
  log.restart()
  expect([log.requests(), log.bytes()]).toEqual([0, 0])
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

test('nobody waits for a request that hangs', async () => {
  const { log, pass, sent } = await listening()
  sent('1')
  pass(10_000)
  expect(log.quietFor()).toBe(10_000)
})
