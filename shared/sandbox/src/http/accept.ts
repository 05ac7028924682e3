import { parseAccept } from 'hono/utils/accept'

/** Returns whether `Accept` allows JSON; without the header it does. */
export function acceptsJson(accept: string | undefined): boolean {
  return !accept || accepted(accept).some((type) => ['*/*', 'application/*', 'application/json'].includes(type))
}

/** Returns what the header accepts, in lower case, the most wanted first. */
const accepted = (header: string | undefined): string[] =>
  parseAccept(header ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.toLowerCase())
