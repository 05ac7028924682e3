/** The request's body, null where it has none; never more than `limit` bytes are held. */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null | 'too large'> {
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
