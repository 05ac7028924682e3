import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { FILE_NAME } from '@console/module/registry'
import { compressed, encodingFor } from '../compress.ts'
import { NOSNIFF } from '../headers.ts'
import { systemCode } from '../system-error.ts'
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
const ADDRESS = /^\/(?:shell|modules\/[a-z][a-z0-9-]{0,63})\/[A-Za-z0-9_-]{1,128}\/(.+)$/
const GZIP_KEPT_BYTES = 32 * 1_048_576

const IMMUTABLE = { ...NOSNIFF, 'cache-control': 'public, max-age=31536000, immutable', 'cross-origin-resource-policy': 'same-origin' }

/**
 * Serves the registry's files under `/shell/<hash>/` and `/modules/<id>/<hash>/`, and the registry itself in both languages.
 * Files with a hash never change, so caches keep them forever; a missing file is a 404 that no cache keeps.
 */
export function createFiles(folder: string, registry: Registry) {
  const gzips = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
  let gzipBytes = 0

  /** Few browsers lack brotli: their files are made at the first request and cached up to a limit. */
  function gzipOf(path: string, body: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
    const kept = gzips.get(path)
    if (kept) return kept
    const made = compressed(body, 'gzip')
    if (gzipBytes + body.byteLength <= GZIP_KEPT_BYTES) {
      gzipBytes += body.byteLength
      gzips.set(path, made)
    }
    return made
  }

  async function encoded(
    path: string,
    plain: Uint8Array<ArrayBuffer>,
    headers: Headers,
    acceptEncoding: string | undefined,
  ): Promise<Response> {
    headers.set('vary', 'accept-encoding')
    const encoding = encodingFor(acceptEncoding)
    if (!encoding) return new Response(plain, { headers })
    const brotli = encoding === 'br' ? await bytesOf(`${path}.br`) : null
    headers.set('content-encoding', brotli ? 'br' : 'gzip')
    return new Response(brotli ?? (await gzipOf(path, plain)), { headers })
  }

  async function registryFile(url: string, acceptEncoding: string | undefined): Promise<Response> {
    const body = await registry.file(url)
    if (!body) return notFound()
    return encoded(url, body, new Headers({ ...IMMUTABLE, 'content-type': 'application/json' }), acceptEncoding)
  }

  return async function serveFile(pathname: string, acceptEncoding: string | undefined): Promise<Response> {
    if (/^\/modules\/registry\.(?:en|vi)\.[A-Za-z0-9_-]+\.json$/.test(pathname)) return registryFile(pathname, acceptEncoding)
    const file = ADDRESS.exec(pathname)?.[1]
    if (file === undefined || !FILE_NAME.test(file) || file.endsWith('.br')) return notFound()
    const path = join(folder, pathname)
    const body = await bytesOf(path)
    if (!body) return notFound()
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    const headers = new Headers({ ...IMMUTABLE, 'content-type': type })
    return TEXT.test(type) ? encoded(path, body, headers, acceptEncoding) : new Response(body, { headers })
  }
}

async function bytesOf(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(path))
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(systemCode(error) ?? '')) return null
    throw error
  }
}

function notFound(): Response {
  return new Response('Not found\n', {
    status: 404,
    headers: { ...NOSNIFF, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
