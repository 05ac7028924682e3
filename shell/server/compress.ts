import { promisify } from 'node:util'
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib'
import { parseAccept } from 'hono/utils/accept'

/** The best one first. */
const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
/** A fast quality, for bodies that are made for each response. */
const LIVE_QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 5 }
const LEAST_BYTES = 1_024

export function encodingFor(acceptEncoding: string | undefined): Encoding | null {
  const accepted = parseAccept(acceptEncoding ?? '').flatMap(({ type, q }) => (q > 0 ? [type.toLowerCase()] : []))
  return ENCODINGS.find((encoding) => accepted.includes(encoding)) ?? null
}

function compressed(body: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  return encoding === 'br' ? brotli(body, { params: LIVE_QUALITY }) : gzipped(body)
}

/** Compresses at the best quality, for kept bodies. */
export function compressedWell(body: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  return encoding === 'br' ? brotli(body) : gzipped(body)
}

export async function answer(
  body: Uint8Array<ArrayBuffer>,
  encoding: Encoding | null,
  init: { status: number; headers: Headers },
): Promise<Response> {
  if (!encoding || body.byteLength < LEAST_BYTES) return new Response(body, init)
  init.headers.set('content-encoding', encoding)
  init.headers.append('vary', 'accept-encoding')
  return new Response(await compressed(body, encoding), init)
}

/** The browser can read each part as soon as it is sent. */
export function streamed(parts: AsyncGenerator<string>, encoding: Encoding | null): ReadableStream<Uint8Array> {
  const text = new TextEncoder()
  const source = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(text.encode(value))
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
  return encoding ? source.pipeThrough(flushing(encoding)) : source
}

function flushing(encoding: Encoding): TransformStream<Uint8Array, Uint8Array> {
  const zip = encoding === 'br' ? createBrotliCompress({ params: LIVE_QUALITY }) : createGzip()
  return new TransformStream({
    start(controller) {
      zip.on('data', (bytes: Uint8Array) => {
        try {
          controller.enqueue(bytes)
        } catch {
          // The reader disconnected while this part was being compressed, so the rest is not needed.
          zip.destroy()
        }
      })
      zip.on('error', (error) => controller.error(error))
    },
    transform(part) {
      return new Promise((resolve) => {
        zip.write(part)
        zip.flush(() => resolve())
      })
    },
    flush() {
      return new Promise((resolve) => {
        zip.once('end', resolve)
        zip.end()
      })
    },
  })
}
