import type { MiddlewareHandler } from 'hono'
import { isLoopback, type Settings } from '../settings.ts'

/**
 * Refuses requests by other names than this server's own. A page of another site whose name leads here for a moment (DNS rebinding)
 * could otherwise read mails, codes and decisions, and so could everybody behind a proxy on this machine.
 */
export function requireOwnName({ host, filesOrigin }: Pick<Settings, 'host' | 'filesOrigin'>): MiddlewareHandler {
  const own = [host, ...(filesOrigin ? [new URL(filesOrigin).hostname] : [])]
  return async (context, next) => {
    const { hostname } = new URL(context.req.url)
    if (isLoopbackName(hostname) || own.includes(hostname)) return next()
    return context.text(REFUSED, 421, { 'Cache-Control': 'no-store' })
  }
}

const isLoopbackName = (hostname: string) => isLoopback(hostname.replace(/^\[(.*)\]$/, '$1')) || hostname.endsWith('.localhost')

const REFUSED =
  'This server does not serve this page by that name. Open it as localhost, or set FILES_ORIGIN to the origin of this server.\n'
