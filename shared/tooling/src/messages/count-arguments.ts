const ready = /^\{(count|limit)\}$/
/** A number right before an English plural: 'the first {count, number} rows'. */
const beforePlural = /\{(\w+), number\} (\p{L}+s)\b/u

/** `parts` are the arguments of the message, as `{count}` or `{count, number}`. */
export function countComplaint(en: string, parts: readonly string[]): string | undefined {
  const [, text] = parts.map((part) => ready.exec(part)).find((found) => found) ?? []
  if (text) return `takes {${text}} as text: pass the number, and write {${text}, number} or a plural`
  const [, number, noun] = beforePlural.exec(en) ?? []
  if (number) return `says '${noun}' of any number: write {${number}, plural, one {…} other {# ${noun}}}`
  return undefined
}
