const literal = /'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])+)"/g
const template = /`((?:\\.|[^`\\])*)`/g

/** Returns the message keys that the code names, as a string or by a template such as `error.${code}`. */
export function namedKeys(keys: readonly string[], code: readonly string[]): string[] {
  const said = new Set<string>()
  const patterns: RegExp[] = []
  for (const text of code) {
    for (const match of text.matchAll(literal)) said.add(match[1] ?? match[2] ?? '')
    for (const match of text.matchAll(template)) {
      const pattern = patternOf(match[1] ?? '')
      if (pattern) patterns.push(pattern)
    }
  }
  return keys.filter((key) => said.has(key) || patterns.some((pattern) => pattern.test(key)))
}

/** A template stands for keys only when it starts or ends with a dotted word; `${a}.${b}` alone would match anything. */
function patternOf(text: string): RegExp | undefined {
  const fixed = text.split(/\$\{[^{}]*\}/)
  if (!fixed.every((part) => /^[\w.-]*$/.test(part)) || !fixed.some((part) => /[a-z]{2,}/i.test(part))) return undefined
  return new RegExp(`^${fixed.map((part) => part.replaceAll('.', '\\.')).join('[\\w.-]+')}$`)
}
