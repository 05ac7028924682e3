/** The parts of JSON.parse with source text that TypeScript's library does not know yet; browsers have had them since 2025. */
interface SourceText {
  readonly source?: string
}
const { rawJSON, isRawJSON } = JSON as {
  readonly rawJSON?: (source: string) => object
  readonly isRawJSON?: (value: unknown) => boolean
}

/** Where a number may stand that JSON.parse rounds: one of 16 characters or more, one with an exponent, minus zero. */
const DOUBTFUL = /[[:,]\s*-?(?:0\b|[\d.]+e|[\d.]{16})/i

/**
 * Reads JSON of which no number changes when JSON.stringify writes it again: what a number of JavaScript cannot hold stays
 * the text that it was (`JSON.rawJSON`). Browsers without that round it. Throws where the text is not JSON.
 */
export function parseJson(text: string): unknown {
  return rawJSON && DOUBTFUL.test(text) ? JSON.parse(text, keptExactly) : JSON.parse(text)
}

/** Whether a value that `parseJson` returned is a number that stayed text. */
export const isExactNumber = (value: unknown): boolean => isRawJSON?.(value) ?? false

function keptExactly(_name: string, value: unknown, { source = '' }: SourceText = {}): unknown {
  if (typeof value !== 'number' || JSON.stringify(value) === source) return value
  const isExact = source.length < 16 && Number.isFinite(value) && !Object.is(value, -0)
  return isExact ? value : rawJSON?.(source)
}
