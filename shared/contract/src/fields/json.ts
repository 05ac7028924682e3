/** JSON.parse with source text, which TypeScript's library does not declare yet. Browsers have it since 2025. */
interface SourceText {
  readonly source?: string
}
const { rawJSON, isRawJSON } = JSON as {
  readonly rawJSON?: (source: string) => object
  readonly isRawJSON?: (value: unknown) => boolean
}

/** Matches numbers that JSON.parse may change: 16 characters or more, an exponent, minus zero. */
const DOUBTFUL = /[[:,]\s*-?(?:0\b|[\d.]+e|[\d.]{16})/i

/**
 * Parses JSON so that JSON.stringify writes every number as it was: numbers that JavaScript cannot represent stay text
 * (`JSON.rawJSON`). Browsers without that round them. Throws if the text is not JSON.
 */
export function parseJson(text: string): unknown {
  return rawJSON && DOUBTFUL.test(text) ? JSON.parse(text, keptExactly) : JSON.parse(text)
}

export type JsonObject = Record<string, unknown>

/** Returns whether a JSON value is an object, not a list. */
export const isJsonObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Like `parseJson`, but returns undefined if the text is not JSON. */
export function jsonIn(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

/** Returns whether a value from `parseJson` is a number that stayed text. */
export const isExactNumber = (value: unknown): boolean => isRawJSON?.(value) ?? false

function keptExactly(_name: string, value: unknown, { source = '' }: SourceText = {}): unknown {
  if (typeof value !== 'number' || JSON.stringify(value) === source) return value
  const isExact = source.length < 16 && Number.isFinite(value) && !Object.is(value, -0)
  return isExact ? value : rawJSON?.(source)
}
