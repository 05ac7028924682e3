import {
  type BodyOf,
  createFile,
  type FilePurpose,
  fileKeys,
  type InputOf,
  maySendFile,
  type Route,
  type StoredFile,
  urlFor,
} from '@console/contract'
import { publisherStore } from '@console/session'
import { ApiError } from './api-error.ts'
import { ownHeaders, permissionDenied } from './call.ts'
import { readResponse } from './read-response.ts'

/** The same time as the host waits. */
const TIME_LIMIT_MS = 300_000

interface TransferOptions {
  /** Cancels: the promise rejects with an `ApiError` of the code `canceled`. */
  readonly signal?: AbortSignal
  /** How much of the file has been sent, 0 to 1. */
  readonly onProgress?: (share: number) => void
}
interface UploadOptions<R extends Route> extends TransferOptions {
  readonly body: BodyOf<R>
  readonly file: File
}

/**
 * Makes a call that takes a file, for the tab's publisher. It returns and throws what `call` does. It uses XMLHttpRequest,
 * because fetch does not report the progress of a body.
 */
async function upload<R extends Route & { readonly upload: true }>(route: R, input: InputOf<R>, options: UploadOptions<R>) {
  const { publisher } = publisherStore.getState()
  const url = urlFor(route, input as Record<string, string>, publisher?.id)
  const form = new FormData()
  for (const [name, value] of Object.entries(options.body ?? {})) form.set(name, String(value))
  // The contract wants the file to be the last part.
  form.set('file', options.file, options.file.name)
  return readResponse(route, await send(route.method, url, form, options))
}

/** Without permission for the purpose, the file is refused before it is sent (spec section 6). */
export async function sendFile(file: File, purpose: FilePurpose, transfer: TransferOptions = {}): Promise<StoredFile> {
  const held = publisherStore.getState().permissions?.permissions
  if (held && !maySendFile(held, purpose)) throw permissionDenied(fileKeys(purpose))
  return upload(createFile, {}, { ...transfer, body: { purpose }, file })
}

function send(method: string, url: string, form: FormData, { signal, onProgress }: TransferOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    const fail = (code: 'offline' | 'timeout' | 'canceled') => () => reject(new ApiError({ code, status: 0 }))
    if (signal?.aborted) return fail('canceled')()
    const request = new XMLHttpRequest()
    request.open(method, url)
    for (const [name, value] of Object.entries(ownHeaders())) request.setRequestHeader(name, value)
    request.timeout = TIME_LIMIT_MS
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress?.(loaded / total)
    request.onload = () => resolve(responseOf(request))
    request.onerror = fail('offline')
    request.ontimeout = fail('timeout')
    request.onabort = fail('canceled')
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  const id = request.getResponseHeader('X-Request-Id')
  if (id) headers.set('X-Request-Id', id)
  return new Response(request.status === 204 ? null : request.responseText, { status: request.status, headers })
}
