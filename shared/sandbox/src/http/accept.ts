import { parseAccept } from 'hono/utils/accept'

export function acceptsJson(accept: string | undefined): boolean {
  return !accept || accepted(accept).some((type) => ['*/*', 'application/*', 'application/json'].includes(type))
}

/** In lower case, the most wanted first. */
const accepted = (header: string | undefined): string[] =>
  parseAccept(header ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.toLowerCase())
