import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

type NodeHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Lets a handler written for Node's `http` respond to a request, without a socket. `mount` is the path that the handler is under. */
export async function answerByNode(handler: NodeHandler, request: Request, mount: string): Promise<Response> {
  const { pathname, search, host } = new URL(request.url)
  const socket = new Socket()
  const incoming = new IncomingMessage(socket)
  incoming.method = request.method
  const body = request.body ? Buffer.from(await request.arrayBuffer()) : Buffer.alloc(0)
  const length = body.length > 0 ? { 'content-length': String(body.length) } : {}
  incoming.headers = { ...Object.fromEntries(request.headers), host, ...length }
  incoming.url = (pathname.slice(mount.length) || '/') + search
  Object.assign(incoming, { originalUrl: pathname + search })
  if (body.length > 0) incoming.push(body)
  incoming.push(null)
  incoming.complete = true
  const outgoing = new ServerResponse(incoming)
  const chunks: Buffer[] = []
  const ended = new Promise<void>((done) => {
    outgoing.write = (chunk: Buffer | string) => {
      chunks.push(Buffer.from(chunk))
      return true
    }
    outgoing.end = ((chunk?: Buffer | string) => {
      if (chunk) chunks.push(Buffer.from(chunk))
      done()
      return outgoing
    }) as typeof outgoing.end
  })
  await Promise.all([handler(incoming, outgoing), ended])
  const headers = new Headers()
  for (const [name, value] of Object.entries(outgoing.getHeaders())) {
    for (const one of [value ?? []].flat()) headers.append(name, String(one))
  }
  const hasBody = ![204, 302, 303, 304].includes(outgoing.statusCode)
  if (!hasBody) headers.delete('content-length')
  return new Response(hasBody ? Buffer.concat(chunks) : null, { status: outgoing.statusCode, headers })
}
