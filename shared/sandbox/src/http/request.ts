import { changeMarked, charactersIn, type FieldError, fieldErrors, mediaRefusals, parseJson, type Route, takenBy } from '@console/contract'
import * as v from 'valibot'
import { ProblemError } from '../problems/problem.ts'
import { cleanRichText } from '../rich-text.ts'

const JSON_LIMIT = 1024 * 1024
const DEEPEST = 64

/** Duplicates count once; unknown parameters are dropped. */
export function readQuery(route: Route, search: URLSearchParams): unknown {
  if (!route.query) return {}
  const known = Object.keys(route.query.entries).filter((name) => search.has(name))
  const given = Object.fromEntries(known.map((name) => [name, search.get(name)]))
  const unusable = unusableText(given, '/query')
  if (unusable.length) throw new ProblemError('invalid_query', { errors: unusable })
  const read = v.safeParse(route.query, given)
  if (!read.success) throw new ProblemError('invalid_query', { errors: fieldErrors(read.issues, '/query') })
  return read.output
}

/** At most 1 MiB; '' for a request without a body. */
export async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > JSON_LIMIT) throw new ProblemError('payload_too_large')
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > JSON_LIMIT) throw new ProblemError('payload_too_large')
    chunks.push(chunk)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw new ProblemError('malformed_json')
  }
}

/** An empty body counts as `{}`, so that every missing field is named. */
export function readBody(route: Route, text: string, contentType: string | null): unknown {
  const schema = takenBy(route)
  if (!schema) return undefined
  const isJson = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType ?? '')
  if (text !== '' && !isJson) throw new ProblemError('unsupported_media_type')
  const read = v.safeParse(schema, cleaned(schema, text.trim() === '' ? {} : jsonOf(text)))
  if (!read.success) throw new ProblemError('validation_failed', { errors: fieldErrors(read.issues, '/body') })
  const unusable = [...unusableText(read.output, '/body'), ...mediaRefusals(read.output)]
  if (unusable.length) throw new ProblemError('validation_failed', { errors: unusable })
  return read.output
}

function jsonOf(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    throw new ProblemError('malformed_json')
  }
}

/**
 * Returns rich text as it will be stored, so that the limit counts exactly that. Text of more than twice the limit is refused
 * without cleaning, because cleaning deeply nested markup takes long.
 */
function cleaned(schema: v.GenericSchema, body: unknown): unknown {
  return changeMarked(schema, body, (field, { rich_text: most }) =>
    typeof field === 'string' && most !== undefined && charactersIn(field) <= 2 * most ? cleanRichText(field) : field,
  )
}

/** Finds text that the database could not store: with a NUL character or half a surrogate pair. */
function unusableText(value: unknown, pointer: string, depth = 0): FieldError[] {
  if (depth > DEEPEST) return [{ pointer, code: 'invalid_type', message: 'invalid_type' }]
  if (typeof value === 'string') {
    return value.includes('\0') || !value.isWellFormed() ? [{ pointer, code: 'invalid_format', message: 'invalid_format' }] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => {
    const inside = unusableText(name, pointer, depth)
    return [...inside, ...unusableText(part, `${pointer}/${name}`, depth + 1)]
  })
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export function requestIdOf(header: string | undefined): string {
  return header && UUID.test(header) ? header : crypto.randomUUID()
}
