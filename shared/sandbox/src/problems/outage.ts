/** Codes of the system for connections that fail and for disks that are full or broken. */
const SYSTEM_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  ...['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE'],
])
/** SQLSTATE: connections, resources such as the disk, an operator who stops the server, the system; a server that only reads. */
const SQL_CODES = /^(?:08|53|57|58)...$|^25006$/
const SQLSTATE = /^(?:\d|F0|HV|P0|XX)[0-9A-Z]+$/
/** Driver errors without a code. */
const DRIVER_MESSAGES =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (?:has encountered|was closed)|PGlite is clos)/

/** Returns whether an error means that the database, the network to it or a disk cannot be used for now, and not that the code is wrong. */
export function isOutage(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, message, cause, query } = error as Readonly<Record<string, unknown>>
  // The caller went away while it sent its request.
  if (message === 'aborted') return false
  if (typeof code === 'string' && (SYSTEM_CODES.has(code) || SQL_CODES.test(code))) return true
  if (typeof message === 'string' && DRIVER_MESSAGES.test(message)) return true
  // The database did not get as far as judging the query.
  if (typeof query === 'string' && ![code, codeOf(cause)].some(isSqlState)) return true
  return cause !== undefined && isOutage(cause)
}

const isSqlState = (code: unknown) => typeof code === 'string' && SQLSTATE.test(code)
const codeOf = (cause: unknown): unknown => (typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined)

export const RETRY_S = 3
const SILENT_MS = 60_000

/** Returns a function that logs an outage, at most once a minute: each call would say the same. */
export function outageLog(log: (line: string) => void, now: () => Date): (error: unknown) => void {
  let silentUntil = 0
  return (error) => {
    if (now().getTime() < silentUntil) return
    silentUntil = now().getTime() + SILENT_MS
    log(`The database or a disk fails, and calls get 503 meanwhile: ${reasonIn(error)}`)
  }
}

/** The innermost reason: the error around it quotes the query. */
function reasonIn(error: unknown): string {
  const { code, message, cause } = error as { readonly code?: unknown; readonly message?: unknown; readonly cause?: unknown }
  if (typeof cause === 'object' && cause !== null) return reasonIn(cause)
  return [message, code].filter((part) => typeof part === 'string' && part !== '').join(', ')
}
