import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { builtPeer, type Peer } from '../peers/build-peers.ts'
import { listening, type RunningPage } from './listening.ts'

const DOCUMENT = brotliCompressSync(
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Campaigns</title><link rel="icon" href="data:,"><script src="/app.js" defer></script><div id="root"></div></html>',
)
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Serves a built peer, and `records` as the API that both peers know how to ask: a page as a list, its total in a header. */
export function servePeer(peer: Peer, records: readonly object[]): Promise<RunningPage> {
  const script = readFileSync(resolve(builtPeer(peer), 'app.js.br'))
  const list = brotliCompressSync(JSON.stringify(records))
  const server = createServer(({ url = '' }, response) => {
    const send = (type: string, body: Buffer, cache = 'no-store', more = {}) =>
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': cache, ...more }).end(body)
    if (url === '/app.js') return send('text/javascript', script, FOR_EVER)
    if (url.startsWith('/api/campaigns')) return send('application/json', list, 'no-store', { 'x-total-count': records.length })
    return send('text/html; charset=utf-8', DOCUMENT)
  })
  return listening(server)
}
