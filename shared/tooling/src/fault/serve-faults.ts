/** `node --import` of this file before the host's own: only `npm start` does so, so no host that others use can have these faults. */
import { readFileSync } from 'node:fs'
import { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { LIVE, snapshotJson } from '@console/module/registry'
import { type ServedFault, servedFault } from './actions.ts'

/** A browser has few connections, and each one that hangs takes one: once a fault is mended they end this soon. */
const LOOK_EVERY_MS = 200
const emit = Server.prototype.emit

Server.prototype.emit = function emitUnlessFaulty(event: string | symbol, ...given: unknown[]): boolean {
  const [asked, response] = given
  const isRequest = event === 'request' && asked instanceof IncomingMessage && response instanceof ServerResponse
  const fault = isRequest ? servedFault(asked.url ?? '') : null
  if (!isRequest || !fault || !isLive(fault)) return Reflect.apply(emit, this, [event, ...given])
  showFault(fault, response)
  return true
}

/** The files of a faulty release are intact, so open pages can load them once it is no longer live. */
function isLive({ id, hash }: ServedFault): boolean {
  const live = snapshotJson.parse(readFileSync(join(process.env.REGISTRY ?? '', LIVE), 'utf8'))
  return live.modules[id]?.current.hash === hash
}

function showFault(fault: ServedFault, response: ServerResponse): void {
  if (fault.action === 'hang') {
    const timer = setInterval(() => isLive(fault) || response.destroy(), LOOK_EVERY_MS)
    response.once('close', () => clearInterval(timer))
    return
  }
  const isDown = fault.action === 'down'
  response.writeHead(isDown ? 503 : 200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' })
  response.end(isDown ? '' : 'globalThis.altered = true\n')
}
