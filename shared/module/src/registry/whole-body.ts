/** Reads a whole body of at most `limit` bytes; null if it is empty. */
export async function wholeBody(
  request: Pick<Body, 'body'> & { readonly headers: Headers },
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null | 'too large'> {
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
