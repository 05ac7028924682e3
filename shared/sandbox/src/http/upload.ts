import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type FileRefusal, fieldErrors, type Route, UPLOAD_LIMIT } from '@console/contract'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import * as v from 'valibot'
import { fieldProblem, ProblemError } from '../problems/problem.ts'

/** A file that is still arriving; nothing of it has been kept. */
export interface Upload {
  /** Writes the file to disk as it arrives and returns its path. It stops as soon as `refuse` refuses the size so far. */
  receive(refuse: (size: number) => FileRefusal | undefined): Promise<{ readonly path: string; readonly size: number }>
}

export interface ReceivedForm {
  /** The fields as the route reads them. */
  readonly body: unknown
  readonly upload: Upload
  /** Removes what was received, unless it was moved to the kept files. */
  discard(): Promise<void>
}

/** Of a form: bytes of a field and of the headers of a part; one file. */
const LIMITS = { fieldSize: 64 * 1024, headerSize: 8 * 1024, files: 1 }

/** The folder of uploads that have not been checked yet. */
export const incomingFolder = (folder: string) => join(folder, 'incoming')

/** Reads the fields of a form and stops before its file, so that the call can be refused before the file is received. */
export async function readForm(route: Route, request: Request, folder: string): Promise<ReceivedForm> {
  const form = parserOf(request)
  const fields: Record<string, string> = {}
  let isTooLong = false
  let isFound = false
  /** The file has to be the last part. */
  let goesOn = false
  form.on('field', (name, value, _, isCut) => {
    isTooLong ||= isCut
    goesOn ||= isFound
    Object.defineProperty(fields, name, { value, enumerable: true, configurable: true })
  })
  const first = new Promise<{ readonly name: string; readonly file: Readable }>((resolve) => {
    // A file that breaks off before it is read has an error that nothing else listens to.
    form.on('file', (name, file) => {
      isFound = true
      resolve({ name, file: file.on('error', () => {}) })
    })
  })
  form.on('filesLimit', () => {
    goesOn = true
  })
  // The pipeline never ends if anything follows the last boundary in one chunk with it.
  const whole = Promise.race([pipeline(chunksOf(request), form), once(form, 'finish')]).then(
    () => {
      if (goesOn) throw fieldProblem(['/body', 'invalid_format'])
    },
    (error) => {
      // A sender that stops half-way is not a failure of this server.
      throw error instanceof ProblemError ? error : fieldProblem(['/body', 'invalid_format'])
    },
  )
  const found = await Promise.race([first, whole])
  if (isTooLong) throw new ProblemError('payload_too_large')
  if (found?.name !== 'file') throw fieldProblem(['/body/file', 'required'])
  whole.catch((error) => found.file.destroy(error))
  const read = v.safeParse(route.body ?? v.object({}), fields)
  if (!read.success) throw new ProblemError('validation_failed', { errors: fieldErrors(read.issues, '/body') })
  return received(read.output, found.file, whole, folder)
}

function parserOf({ headers, body }: Request): BusboyInstance {
  const type = headers.get('content-type')
  try {
    if (body && type && /^multipart\/form-data\s*;/i.test(type)) return new Busboy({ headers: { 'content-type': type }, limits: LIMITS })
  } catch {
    // It names no boundary.
  }
  throw new ProblemError('unsupported_media_type')
}

/** The body up to `UPLOAD_LIMIT`. It is not canceled beyond that, so that the sender can read the refusal. */
async function* chunksOf({ body }: Request): AsyncGenerator<Uint8Array> {
  let received = 0
  for await (const chunk of body?.values({ preventCancel: true }) ?? []) {
    received += chunk.byteLength
    if (received > UPLOAD_LIMIT) throw new ProblemError('payload_too_large')
    yield chunk
  }
}

function received(body: unknown, content: Readable, whole: Promise<void>, folder: string): ReceivedForm {
  const path = join(incomingFolder(folder), randomBytes(16).toString('hex'))
  return {
    body,
    upload: {
      async receive(refuse) {
        await mkdir(incomingFolder(folder), { recursive: true, mode: 0o700 })
        const file = await open(path, 'wx', 0o600)
        let size = 0
        try {
          for await (const chunk of partOf(content, whole)) {
            size += chunk.byteLength
            const refusal = refuse(size)
            if (refusal) throw refusedFile(refusal)
            await file.writeFile(chunk)
          }
        } finally {
          await file.close()
        }
        // A form that breaks off after its file is incomplete.
        await whole
        return { path, size }
      },
    },
    discard: () => rm(path, { force: true }),
  }
}

/** The file; if it breaks off, the whole form has the reason. */
async function* partOf(content: Readable, whole: Promise<void>): AsyncGenerator<Uint8Array> {
  try {
    yield* content
  } catch (error) {
    await whole
    throw error
  }
}

/** Returns the problem of a refused file: 413 if it is too large, else 415. */
export function refusedFile({ code, params }: FileRefusal): ProblemError {
  const isTooMuch = code === 'file_too_big' || code === 'file_too_many_pixels'
  const error = { pointer: '/body/file', code, message: code, ...(params ? { params } : {}) }
  return new ProblemError(isTooMuch ? 'payload_too_large' : 'unsupported_media_type', { errors: [error] })
}
