import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import { files } from '../db/schema/index.ts'
import { isUnchanged } from '../http/conditional.ts'
import { ProblemError } from '../problems/problem.ts'
import type { Services } from '../services.ts'
import { isImageWidth } from './file-store.ts'

/** Headers of files, which never change and never run: browsers trust the type and open no document from it. */
const ALWAYS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
  'Accept-Ranges': 'bytes',
} as const

/** Serves `GET /files/{id}` to anyone who knows the id: the whole file, a range of it, or an image scaled down by `?w=`. */
export async function serveFile({ db, files: store }: Services, id: string, request: Request): Promise<Response> {
  const isId = /^[A-Za-z0-9_-]{32}$/.test(id)
  const [row] = isId ? await db.select({ type: files.content_type }).from(files).where(eq(files.id, id)) : []
  if (!row) throw new ProblemError('not_found')
  const width = widthIn(new URL(request.url).searchParams)
  const found = await store.find(id, width === undefined ? undefined : { width, type: row.type })
  if (!found) throw new ProblemError('not_found')
  const etag = width === undefined ? `"${id}"` : `"${id}.${width}"`
  const headers = new Headers({ ...ALWAYS, ETag: etag })
  if (isUnchanged(request.headers.get('if-none-match') ?? undefined, etag)) return new Response(null, { status: 304, headers })
  headers.set('Content-Type', row.type)
  const range = rangeIn(request, etag, found.size)
  if (range === 'outside') {
    headers.set('Content-Range', `bytes */${found.size}`)
    headers.delete('Content-Type')
    return new Response(null, { status: 416, headers })
  }
  const { start, end } = range ?? { start: 0, end: found.size - 1 }
  headers.set('Content-Length', String(end - start + 1))
  if (range) headers.set('Content-Range', `bytes ${start}-${end}/${found.size}`)
  const body = request.method === 'HEAD' ? null : Readable.toWeb(createReadStream(found.path, { start, end }))
  return new Response(body as ReadableStream<Uint8Array> | null, { status: range ? 206 : 200, headers })
}

/** Only a few widths are allowed, because each one is another image to make and keep. */
function widthIn(search: URLSearchParams) {
  const given = search.get('w')
  if (given === null) return undefined
  const width = /^\d{1,4}$/.test(given) ? Number(given) : Number.NaN
  if (isImageWidth(width)) return width
  throw new ProblemError('invalid_query', { errors: [{ pointer: '/query/w', code: 'invalid_option', message: 'invalid_option' }] })
}

interface Range {
  readonly start: number
  readonly end: number
}

/** Reads one range of bytes (RFC 9110). Several ranges, other units and unreadable text count as no range. */
function rangeIn(request: Request, etag: string, size: number): Range | 'outside' | undefined {
  const condition = request.headers.get('if-range')
  if (condition !== null && condition !== etag) return undefined
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  return start >= size || (first === '' && Number(last) === 0) ? 'outside' : { start, end }
}
