import type { OutgoingCall } from '../api.ts'

/** The API's limit for JSON, in bytes; uploads have their own in the contract. */
export const BODY_LIMIT = 1_048_576

/** The host holds only one chunk of the body. */
export interface StreamedBody {
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>
  /** Why the stream broke off: the body was too large, or the sender stopped. Undefined if neither happened. */
  readonly brokenBy: () => 'size' | 'sender' | undefined
}

/** Breaks off after `limit` bytes. */
export function streamedBody(body: ReadableStream<Uint8Array<ArrayBuffer>>, limit: number): StreamedBody {
  const reader = body.getReader()
  let size = 0
  let brokenBy: 'size' | 'sender' | undefined
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const step = await reader.read().catch((reason: unknown) => ({ reason }))
      if ('reason' in step) {
        brokenBy = 'sender'
        return controller.error(step.reason)
      }
      if (step.done) return controller.close()
      size += step.value.byteLength
      if (size <= limit) return controller.enqueue(step.value)
      brokenBy = 'size'
      controller.error(new RangeError(`more than ${limit} bytes`))
    },
    cancel: (reason) => reader.cancel(reason),
  })
  return { stream, brokenBy: () => brokenBy }
}

export function bodyOf({ body }: OutgoingCall): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(body ?? undefined))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}
