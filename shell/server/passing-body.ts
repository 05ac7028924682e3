/** A body on its way through the host: no more than a chunk of it is held. */
export interface PassingBody {
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>>
  /** Why it broke off: it became larger than it may, or whoever sent it stopped. Undefined while neither happened. */
  readonly brokenBy: () => 'size' | 'sender' | undefined
}

/** Passes a request's body on as it comes and breaks off where it exceeds `limit` bytes. */
export function passingBody(body: ReadableStream<Uint8Array<ArrayBuffer>>, limit: number): PassingBody {
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
