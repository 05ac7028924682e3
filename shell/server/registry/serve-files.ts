import { extname } from 'node:path'
import { compressedWell, type Encoding, encodingFor } from '../compress.ts'
import { NOSNIFF } from '../headers.ts'
import type { Log } from '../log.ts'
import type { ReleaseFiles } from './release-files.ts'
import type { Registry } from './watch-registry.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}
const TEXT = /^(?:text\/|application\/json|image\/svg)/
const ADDRESS = /^\/(?:(shell)|modules\/([a-z][a-z0-9-]{0,63}))\/([A-Za-z0-9_-]{1,128})\/(.+)$/
const KEPT_BYTES = 32 * 1_048_576

const FOR_ALL = 'public, max-age=31536000, immutable'

/**
 * Serves the registry's files under `/shell/<hash>/` and `/modules/<id>/<hash>/`, and the registry itself in both languages.
 * Files with a hash never change, so caches keep them forever; hence each is compared with its manifest before. A missing or altered
 * file is an error that no cache keeps.
 */
export function createFiles(files: ReleaseFiles, registry: Pick<Registry, 'file'>, log: Log, caching = FOR_ALL) {
  const immutable = { ...NOSNIFF, 'cache-control': caching, 'cross-origin-resource-policy': 'same-origin' }
  const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  let keptBytes = 0

  /** What no release has compressed, like the registry, is compressed at the first request and kept up to a limit. */
  function compressedOnce(path: string, body: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
    const name = `${encoding} ${path}`
    const known = kept.get(name)
    if (known) return known
    const made = compressedWell(body, encoding)
    if (keptBytes + body.byteLength <= KEPT_BYTES) {
      keptBytes += body.byteLength
      kept.set(name, made)
    }
    return made
  }

  async function encoded(
    path: string,
    plain: Uint8Array<ArrayBuffer>,
    brotli: Uint8Array<ArrayBuffer> | null,
    headers: Headers,
    acceptEncoding: string | undefined,
  ): Promise<Response> {
    headers.set('vary', 'accept-encoding')
    const encoding = encodingFor(acceptEncoding)
    if (!encoding) return new Response(plain, { headers })
    headers.set('content-encoding', encoding)
    return new Response((encoding === 'br' ? brotli : null) ?? (await compressedOnce(path, plain, encoding)), { headers })
  }

  async function registryFile(url: string, acceptEncoding: string | undefined): Promise<Response> {
    const body = await registry.file(url)
    if (!body) return failed(404, 'Not found\n')
    return encoded(url, body, null, new Headers({ ...immutable, 'content-type': 'application/json' }), acceptEncoding)
  }

  return async function serveFile(pathname: string, acceptEncoding: string | undefined): Promise<Response> {
    if (/^\/modules\/registry\.(?:en|vi)\.[A-Za-z0-9_-]+\.json$/.test(pathname)) return registryFile(pathname, acceptEncoding)
    const [, shell, module, hash = '', file = ''] = ADDRESS.exec(pathname) ?? []
    const id = shell ?? module
    const found = id === undefined ? 'unknown' : await files.read(id, hash, file)
    if (found === 'unknown') return failed(404, 'Not found\n')
    if (found === 'missing' || found === 'altered') {
      log.error('registry', { fault: `the file ${pathname} is ${found}` })
      return found === 'missing' ? failed(404, 'Not found\n') : failed(502, 'This file was altered after its release\n')
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    const headers = new Headers({ ...immutable, 'content-type': type })
    return TEXT.test(type) ? encoded(pathname, found.plain, found.brotli, headers, acceptEncoding) : new Response(found.plain, { headers })
  }
}

function failed(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { ...NOSNIFF, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
