/** What code says in quotes. */
interface Quoted {
  readonly strings: ReadonlySet<string>
  /** Each template by the parts around its values. */
  readonly templates: readonly (readonly string[])[]
  /** Those of the templates that a call of `text` takes as its key. */
  readonly keys: readonly (readonly string[])[]
}

/** Returns the message keys that the code names: as a string, by a template such as `error.${code}`, or as `status.:mode` in a descriptor. */
export function namedKeys(keys: readonly string[], code: readonly string[]): string[] {
  const quoted = code.map(readQuoted)
  const withFields = quoted.flatMap(({ strings }) => [...strings].filter((one) => one.includes('.:')).map((one) => one.split(/:[\w.]+/)))
  const patterns = [...withFields, ...quoted.flatMap(({ templates }) => templates)].flatMap((parts) => patternOf(parts) ?? [])
  return keys.filter((key) => quoted.some(({ strings }) => strings.has(key)) || patterns.some((pattern) => pattern.test(key)))
}

/** Returns the templates that the code passes to `text` as a key although they contain no word and so could match any key. */
export function openKeys(code: string): string[] {
  return readQuoted(code)
    .keys.filter((parts) => isLikeKey(parts) && !patternOf(parts))
    .map((parts) => `\`${parts.join(`\${…}`)}\``)
}

const isLikeKey = (parts: readonly string[]) => parts.every((part) => /^[\w.-]*$/.test(part))

/** Returns what matches the keys that a template names; undefined for one without a word: `${a}.${b}` alone would match anything. */
function patternOf(parts: readonly string[]): RegExp | undefined {
  if (!isLikeKey(parts) || !parts.some((part) => /[a-z]{2,}/i.test(part))) return undefined
  return new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w.-]+')}$`)
}

/** Comments and regular expressions are matched too, so that a quote in them begins no string. */
const TOKEN =
  /\/\/.*|\/\*[\s\S]*?\*\/|(?<=[=(,:;!&|?{[]\s*|\breturn\s)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/|'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|[`{}]/g
const IN_TEMPLATE = /\\[\s\S]|\$\{|`/g
/** Code that ends within the first argument of a call of `text`. */
const IN_KEY = /[tT]ext\([^(),;]*$/

/** Reads strings and templates, also those inside of templates. */
function readQuoted(code: string): Quoted {
  const strings = new Set<string>()
  const templates: (readonly string[])[] = []
  const keys: (readonly string[])[] = []

  /** Reads from `start` behind the brace that closes what began there, or to the end. */
  function readCode(start: number): number {
    let at = start
    for (;;) {
      TOKEN.lastIndex = at
      const token = TOKEN.exec(code)
      if (!token) return code.length
      const [found, single, double] = token
      at = TOKEN.lastIndex
      if (single !== undefined || double !== undefined) strings.add(single ?? double ?? '')
      else if (found === '}') return at
      else if (found === '{') at = readCode(at)
      else if (found === '`') at = readTemplate(at, IN_KEY.test(code.slice(Math.max(0, token.index - 200), token.index)))
    }
  }

  function readTemplate(start: number, isKey: boolean): number {
    const parts: string[] = []
    let from = start
    IN_TEMPLATE.lastIndex = start
    for (let token = IN_TEMPLATE.exec(code); token; token = IN_TEMPLATE.exec(code)) {
      const [found] = token
      if (found.startsWith('\\')) continue
      parts.push(code.slice(from, token.index))
      if (found === '`') {
        templates.push(parts)
        if (isKey) keys.push(parts)
        return token.index + 1
      }
      from = readCode(token.index + found.length)
      IN_TEMPLATE.lastIndex = from
    }
    return code.length
  }

  // A brace too many ends nothing: the rest is read as well.
  for (let at = 0; at < code.length; ) at = readCode(at)
  return { strings, templates, keys }
}
