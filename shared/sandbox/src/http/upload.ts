import { randomBytes } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type FileRefusal, fieldErrors, type Route } from '@console/contract'
import * as v from 'valibot'
import { fieldProblem, ProblemError } from '../problems/problem.ts'
import { boundaryOf, type Part, partsOf } from './multipart.ts'

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

const FIELD_LIMIT = 64 * 1024

/** The folder of uploads that have not been checked yet. */
export const incomingFolder = (folder: string) => join(folder, 'incoming')

/** Reads the fields of a form and stops before its file, so that the call can be refused before the file is received. */
export async function readForm(route: Route, request: Request, folder: string): Promise<ReceivedForm> {
  const boundary = boundaryOf(request.headers.get('content-type'))
  if (!boundary || !request.body) throw new ProblemError('unsupported_media_type')
  const fields: Record<string, string> = {}
  const parts = partsOf(request.body, boundary)
  for (;;) {
    const { done, value: part } = await parts.next()
    if (done) throw fieldProblem(['/body/file', 'required'])
    if (part.isFile) {
      if (part.name !== 'file') throw fieldProblem(['/body/file', 'required'])
      const read = v.safeParse(route.body ?? v.object({}), fields)
      if (!read.success) throw new ProblemError('validation_failed', { errors: fieldErrors(read.issues, '/body') })
      return received(read.output, part, parts, folder)
    }
    Object.defineProperty(fields, part.name, { value: await textOf(part), enumerable: true, configurable: true })
  }
}

function received(body: unknown, part: Part, rest: AsyncIterator<Part>, folder: string): ReceivedForm {
  const path = join(incomingFolder(folder), randomBytes(16).toString('hex'))
  return {
    body,
    upload: {
      async receive(refuse) {
        await mkdir(incomingFolder(folder), { recursive: true, mode: 0o700 })
        const file = await open(path, 'wx', 0o600)
        let size = 0
        try {
          for await (const chunk of part.content) {
            size += chunk.byteLength
            const refusal = refuse(size)
            if (refusal) throw refusedFile(refusal)
            await file.writeFile(chunk)
          }
        } finally {
          await file.close()
        }
        // A form that breaks off after its file is incomplete.
        if (!(await rest.next()).done) throw fieldProblem(['/body', 'invalid_format'])
        return { path, size }
      },
    },
    discard: () => rm(path, { force: true }),
  }
}

/** Returns the problem of a refused file: 413 if it is too large, else 415. */
export function refusedFile({ code, params }: FileRefusal): ProblemError {
  const isTooMuch = code === 'file_too_big' || code === 'file_too_many_pixels'
  const error = { pointer: '/body/file', code, message: code, ...(params ? { params } : {}) }
  return new ProblemError(isTooMuch ? 'payload_too_large' : 'unsupported_media_type', { errors: [error] })
}

async function textOf(part: Part): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of part.content) {
    size += chunk.byteLength
    if (size > FIELD_LIMIT) throw new ProblemError('payload_too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
