/** `'key': 'text'` as a file of messages has it, the text on the next line where it is long. */
const MESSAGE = /((?:'[^'\n]+'|"[^"\n]+"|\b\w+):\s*)('(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")(?=\s*,?\s*[\n}])/g

/** Returns key and text of each message of a source text, in order. */
export const messagesIn = (source: string): { readonly key: string; readonly text: string }[] =>
  [...source.matchAll(MESSAGE)].map(([, key = '', literal = '']) => ({ key: keyOf(key), text: textOf(literal) }))

/** Returns a source text with each message's literal replaced by code for its key and text. */
export const withMessages = (source: string, code: (key: string, text: string) => string): string =>
  source.replace(MESSAGE, (_, key: string, literal: string) => `${key}${code(keyOf(key), textOf(literal))}`)

const keyOf = (written: string) => written.replaceAll(/['":\s]/g, '')

/** Returns the text that a string literal denotes. */
function textOf(literal: string): string {
  return JSON.parse(literal.startsWith('"') ? literal : `"${literal.slice(1, -1).replaceAll("\\'", "'").replaceAll('"', '\\"')}"`)
}
