import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import { Transform } from 'node:stream'
import type { ReloadNews } from './reload-news.ts'

const CLIENT = readFileSync(new URL('./reload-client.js', import.meta.url))
const CLIENT_PATH = '/shell/reload-client.js'
const INTEGRITY = `sha256-${createHash('sha256').update(CLIENT).digest('base64')}`
const TAG = `<script defer crossorigin src="${CLIENT_PATH}" integrity="${INTEGRITY}"></script>`

/** The host starts again when one of its own sources changes, which takes a moment. */
const TRIES = 50
const PAUSE_MS = 100

/** `/modules/<id>/<release or hot>/<file>`, `/shell/...` */
const FILE = /^\/(?:(shell)|modules\/([a-z][a-z0-9-]*))\/([A-Za-z0-9_-]+)\/([A-Za-z0-9._-]+)$/

export interface ReloadProxy {
  close(): void
}

export interface ReloadProxyParts {
  readonly port: number
  readonly hostPort: number
  readonly output: (what: string) => string
  readonly news: ReloadNews
}

/**
 * Starts a proxy at `port`, for this machine alone, in front of the host at `hostPort`. It adds to each page the script that keeps it up to
 * date, serves what that script asks for from the folders of the builds, and passes everything else on to the host. The host's headers stay
 * as they are, so that what they forbid fails here as well. The exception is Integrity-Policy, which is removed: the hashes of scripts that
 * are still to be built are not known.
 */
export function startReloadProxy({ port, hostPort, output, news }: ReloadProxyParts): Promise<ReloadProxy> {
  const server = createServer((asked, response) => {
    if (asked.url === '/_dev/events') {
      news.follow(response)
    } else if (asked.url === CLIENT_PATH) {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' }).end(CLIENT)
    } else {
      const built = builtFile(asked.url ?? '', output)
      if (built) response.writeHead(200, { 'content-type': built.type, 'cache-control': 'no-store' }).end(built.content)
      else handOn(asked, response, hostPort)
    }
  })
  const proxy: ReloadProxy = {
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
  return new Promise((done, failed) => {
    server.once('error', failed)
    server.listen(port, '127.0.0.1', () => done(proxy))
  })
}

/** An update, or a file of the newest build: a page that was updated asks for it below the release that it was opened with. */
function builtFile(url: string, output: (what: string) => string) {
  const [, shell, module, folder, file = ''] = FILE.exec(url) ?? []
  const what = shell ?? module
  if (what === undefined) return null
  try {
    const content = readFileSync(resolve(output(what), folder === 'hot' ? 'hot' : 'files', file))
    return { content, type: file.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'application/json' }
  } catch {
    // Of an earlier release, or of a module that is not built here.
    return null
  }
}

function handOn(asked: IncomingMessage, response: ServerResponse, hostPort: number, tries = TRIES): void {
  // A page must arrive as text to be added to; files of the registry come compressed as ever.
  const isPage = asked.headers.accept?.includes('text/html') ?? false
  const headers = isPage ? { ...asked.headers, 'accept-encoding': 'identity' } : asked.headers
  const passed = request({ host: '127.0.0.1', port: hostPort, method: asked.method, path: asked.url, headers }, (given) => {
    const isHtml = given.headers['content-type']?.startsWith('text/html') ?? false
    response.writeHead(given.statusCode ?? 502, without(given.headers, isHtml ? ['content-length', 'integrity-policy'] : []))
    if (isHtml) given.pipe(withClient()).pipe(response)
    else given.pipe(response)
  })
  passed.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNREFUSED' && asked.method === 'GET' && tries > 0) {
      setTimeout(() => handOn(asked, response, hostPort, tries - 1), PAUSE_MS)
      return
    }
    if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
    response.end(`The host does not answer (${error.message}). It may be starting again: reload in a moment.\n`)
  })
  response.once('close', () => passed.destroy())
  asked.pipe(passed)
}

function without(headers: IncomingMessage['headers'], names: readonly string[]): IncomingMessage['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)))
}

/** Adds the script once, right after `<head>`; the host sends that in its first piece. */
function withClient(): Transform {
  let added = false
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      if (added) return done(null, piece)
      const text = piece.toString('utf8')
      added = text.includes('<head>')
      done(null, added ? text.replace('<head>', `<head>${TAG}`) : piece)
    },
  })
}
