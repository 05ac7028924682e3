export interface NamedImport {
  readonly name: string
  readonly request: string
  /** The position of the request's opening quote in the source. */
  readonly start: number
}

const NAMED_IMPORT = /(?:(['"])([\w-]+)\1|\b(\w+))\s*:\s*(?:async\s*)?\(\)\s*=>\s*import\(\s*(?=(['"])([^'"]+)\4)/g

/** Every `name: () => import('request')` of a source text, in order. */
export function namedImports(source: string): NamedImport[] {
  return [...source.matchAll(NAMED_IMPORT)].map((match) => ({
    name: match[2] ?? match[3] ?? '',
    request: match[5] ?? '',
    start: match.index + match[0].length,
  }))
}
