/** JSON text may spell any letter as an escape, so a text with escapes is looked into as well. */
const MAY_HOLD_TOKEN = /_token|\\u00/i

/** The same JSON without any field named `*_token`, at whatever depth; text that is no JSON loses everything. */
export function withoutTokens(json: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const text = new TextDecoder().decode(json)
  if (!MAY_HOLD_TOKEN.test(text)) return json
  return new TextEncoder().encode(cleaned(text))
}

function cleaned(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text, (name, value: unknown) => (name.toLowerCase().endsWith('_token') ? undefined : value)))
  } catch {
    return ''
  }
}
