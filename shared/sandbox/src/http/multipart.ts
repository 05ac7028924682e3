import { UPLOAD_LIMIT } from '@console/contract'
import { fieldProblem, ProblemError } from '../problems/problem.ts'

/** One part of a form (RFC 7578). Its content must be read or skipped before the next part. */
export interface Part {
  readonly name: string
  readonly isFile: boolean
  readonly content: AsyncGenerator<Uint8Array, void, undefined>
}

/** Bytes of the headers of a part. */
const HEADERS_LIMIT = 8 * 1024
const NEW_LINE = Buffer.from('\r\n')
const EMPTY_LINE = Buffer.from('\r\n\r\n')

/** Returns the boundary in a Content-Type; undefined if it is not a form. */
export function boundaryOf(contentType: string | null): string | undefined {
  const found = /^multipart\/form-data\s*;(?:[^,]*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s";,]{1,70}))/i.exec(contentType ?? '')
  return found?.[1] ?? found?.[2]
}

/**
 * Yields the parts of a form as they arrive and holds only one chunk in memory. A body that breaks off or is not a form is a
 * validation problem; one beyond `UPLOAD_LIMIT` is too large.
 */
export async function* partsOf(body: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<Part, void, undefined> {
  const source = sourceOf(body)
  const delimiter = Buffer.from(`\r\n--${boundary}`)
  // Text before the first boundary is ignored (RFC 2046).
  await exhaust(source.until(delimiter))
  while (!(await source.starts('--'))) {
    const headers = await source.head()
    const disposition = /^content-disposition:\s*form-data\s*(;.*)$/im.exec(headers)?.[1] ?? ''
    const name = /;\s*name="([^"]*)"/i.exec(disposition)?.[1]
    if (name === undefined) throw broken()
    const content = source.until(delimiter)
    yield { name, isFile: /;\s*filename\*?=/i.test(disposition), content }
    await exhaust(content)
  }
}

function sourceOf(body: AsyncIterable<Uint8Array>) {
  const chunks = body[Symbol.asyncIterator]()
  // The first boundary has no line before it.
  let held: Buffer = NEW_LINE
  let received = 0
  async function more(): Promise<void> {
    // A sender that stops half-way is not a failure of this server.
    const { done, value } = await chunks.next().catch(() => ({ done: true, value: undefined }) as const)
    if (done || !value) throw broken()
    received += value.byteLength
    if (received > UPLOAD_LIMIT) throw new ProblemError('payload_too_large')
    held = Buffer.concat([held, value])
  }
  return {
    /** Yields everything before the delimiter. */
    async *until(delimiter: Buffer): AsyncGenerator<Uint8Array, void, undefined> {
      for (;;) {
        const at = held.indexOf(delimiter)
        // If no delimiter was found, the end of the chunk may be the beginning of one.
        const safe = at === -1 ? Math.max(0, held.length - delimiter.length + 1) : at
        const content = held.subarray(0, safe)
        held = held.subarray(at === -1 ? safe : at + delimiter.length)
        if (content.length > 0) yield content
        if (at !== -1) return
        await more()
      }
    },
    async starts(text: string): Promise<boolean> {
      while (held.length < text.length) await more()
      return held.subarray(0, text.length).equals(Buffer.from(text))
    },
    /** The headers of a part; blanks may follow the boundary. */
    async head(): Promise<string> {
      let end = held.indexOf(EMPTY_LINE)
      while (end === -1) {
        if (held.length > HEADERS_LIMIT) throw broken()
        await more()
        end = held.indexOf(EMPTY_LINE)
      }
      const text = held.subarray(0, end).toString('utf8')
      held = held.subarray(end + EMPTY_LINE.length)
      return text
    },
  }
}

async function exhaust(content: AsyncGenerator<Uint8Array, void, undefined>): Promise<void> {
  let step = await content.next()
  while (!step.done) step = await content.next()
}

const broken = () => fieldProblem(['/body', 'invalid_format'])
