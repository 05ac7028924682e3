import { createServer } from 'node:http'
import { languageOf } from '@console/contract'
import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { createApp } from './app.ts'
import { problemResponse } from './http/problem-response.ts'
import { requestIdOf } from './http/request.ts'
import { ProblemError } from './problems/problem.ts'
import { isLoopback, readSettings, StartError } from './settings.ts'
import { ERASED_PATH, type SkewedBackend, skewedBackend } from './skewed/skewed-backend.ts'
import { openServices } from './start.ts'

type Handler = (request: Request, socket: HttpBindings | Http2Bindings) => Response | Promise<Response>

/** The response before the database is ready and while the process stops. Liveness checks still succeed. */
const busy: Handler = (request) => {
  const path = new URL(request.url).pathname
  if (path === '/healthz') return Response.json({ status: 'ok' })
  const language = languageOf(request.headers.get('accept-language') ?? undefined)
  const requestId = requestIdOf(request.headers.get('x-request-id') ?? undefined)
  return problemResponse(new ProblemError('busy', { retry_after: 1 }), { requestId, path, language })
}

function skewed(backend: SkewedBackend, handler: Handler): Handler {
  return async (request, socket) => {
    const given = await backend(request, async (wanted) => handler(wanted, socket))
    if (!given) socket.outgoing.destroy()
    return given ?? RESPONSE_ALREADY_SENT
  }
}

async function main(): Promise<void> {
  const settings = readSettings(process.env)
  let handler = busy
  const server = createServer(getRequestListener((request, socket) => handler(request, socket)))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(settings.port, settings.host, resolve)
  }).catch((error: Error) => {
    throw new StartError(`Cannot listen on ${settings.host}:${settings.port}: ${error.message}`)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : settings.port
  const origin = `http://${isLoopback(settings.host) ? 'localhost' : settings.host}:${port}`
  const { services, close } = await openServices(settings, origin, (line) => console.error(line))
  const app = createApp(services)
  const real: Handler = (request, socket) => app.fetch(request, socket)
  handler = settings.skew ? skewed(skewedBackend(settings.skew), real) : real
  console.log(`Sandbox API on ${origin} (${services.engine === 'pglite' ? `data in ${settings.dataDir}` : 'PostgreSQL'})`)
  if (settings.skew) console.log(`Its responses are skewed: ${settings.skew.kinds.join(', ')}; what writes erased: ${origin}${ERASED_PATH}`)

  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    handler = busy
    server.close(() => void close().then(() => process.exit(0)))
    server.closeIdleConnections()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
