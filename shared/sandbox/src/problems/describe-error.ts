/**
 * Describes an unexpected error for the log. The values of a failed query may be secrets, so only its statement and the
 * database's reason are logged.
 */
export function describeError(error: unknown): string {
  if (!isError(error)) return String(error)
  const query = Object.getOwnPropertyDescriptor(error, 'query')?.value
  if (typeof query !== 'string') return error.stack ?? error.message
  const reason = isError(error.cause) ? reasonOf(error.cause) : 'unknown reason'
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return [`Failed query: ${query}: ${reason}`, ...frames].join('\n')
}

/** The database's message without the value that it may quote, the SQLSTATE and the constraint. */
function reasonOf(cause: Error): string {
  const named = (name: string) => Object.getOwnPropertyDescriptor(cause, name)?.value
  const parts = [cause.message.replace(/: ".*$/s, ''), named('code'), named('constraint')]
  return parts.filter((part) => typeof part === 'string').join(', ')
}

/** Compares the shape, because an error from another realm is not an instance of this realm's class. */
const isError = (value: unknown): value is Error => typeof value === 'object' && value !== null && 'message' in value && 'stack' in value
