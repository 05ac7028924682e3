/** The request's whole body, null where it has none; never more than `limit` bytes are held. */
export async function wholeBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null | 'too large'> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return 'too large'
  if (request.body === null) return null
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body) {
    size += part.byteLength
    if (size > limit) return 'too large'
    parts.push(part)
  }
  return size === 0 ? null : new Uint8Array(Buffer.concat(parts))
}

/** A request's body on its way through the host: no more than a chunk of it is held. */
export interface StreamedBody {
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>
  /** Why it broke off: it became larger than it may, or whoever sent it stopped. Undefined while neither happened. */
  readonly brokenBy: () => 'size' | 'sender' | undefined
}

/** The request's body as it comes; breaks off where it exceeds `limit` bytes. */
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
