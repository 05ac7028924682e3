import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of the repository as the checks see it; `path` is relative to the root, with forward slashes. */
export interface SourceFile {
  readonly path: string
  /** Comments are blanked out, so that line numbers stay. */
  readonly code: string
  readonly comments: readonly Comment[]
  readonly imports: readonly Import[]
}

export interface Comment {
  readonly text: string
  /** Of its first line. */
  readonly line: number
}

export interface Import {
  readonly from: string
  readonly line: number
}

export interface Finding {
  readonly path: string
  readonly line: number
  /** What is wrong and what to do instead. */
  readonly message: string
}

const generated = new Set(['node_modules', '.build', '.data', '.cache', '.auth', '.git', 'test-results', 'drizzle'])

/** Every TypeScript file under `root`, without what tools generate. */
export function sourceFiles(root: string): SourceFile[] {
  return filesUnder(root, '')
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')))
}

/** Paths of all files under `root`, sorted, without what tools generate. */
export function filesUnder(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !generated.has(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      return entry.isDirectory() ? filesUnder(root, path) : entry.isFile() ? [path] : []
    })
}

const statement = /^[ \t]*(?:import|export)\b(?:[^'"`;]*?\bfrom)?\s*['"]([^'"\n]+)['"]|\b(?:import|require)\(\s*(['"])([^'"\n]+)\2/gm

/** Reads the imports, static and dynamic, out of a source text. */
export function parseSource(path: string, text: string): SourceFile {
  const { code, comments, strings } = readTokens(text)
  const imports = [...code.matchAll(statement)]
    // Inside a string, an import is only text.
    .filter(({ index }) => !strings.some(([start, end]) => start < index && index < end))
    .map((match) => ({ from: match[1] ?? match[3] ?? '', line: lineAt(code, match.index + match[0].length) }))
  return { path, code, comments, imports }
}

/** Returns the line of a position in the text, counted from 1. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}

const stringOrComment = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g

/** Strings are matched too, so that `//` in an address starts no comment. */
function readTokens(text: string): Pick<SourceFile, 'code' | 'comments'> & { readonly strings: readonly (readonly [number, number])[] } {
  const strings: [number, number][] = []
  const comments: Comment[] = []
  const code = text.replace(stringOrComment, (found, index: number) => {
    if (found.startsWith('/')) {
      comments.push({ text: found, line: lineAt(text, index) })
      return found.replace(/[^\n]/g, ' ')
    }
    strings.push([index, index + found.length])
    return found
  })
  return { code, comments, strings }
}
