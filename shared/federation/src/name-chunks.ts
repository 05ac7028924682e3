import type { LoaderContext } from '@rspack/core'
import { namedImports } from './named-imports.ts'

export interface NameChunksOptions {
  /** Leaves pages alone. */
  readonly only?: 'messages'
  /** A prefix of each name, for builds of several modules together. */
  readonly prefix?: string
}

/**
 * Names the chunk of every page `name: () => import('…')` of a `module.ts` after the page, and those of the
 * messages after their feature and language, so that the build can tell which files a page needs. This can go once the compiler
 * names a chunk after the property that imports it.
 */
export default function nameChunks(this: LoaderContext<NameChunksOptions>, source: string): string {
  const { only, prefix = '' } = this.getOptions()
  let named = source
  for (const { name, request, start } of namedImports(source).toReversed()) {
    const chunk = chunkName(name, request)
    if (only && !chunk.startsWith(`${only}-`)) continue
    named = `${named.slice(0, start)}/* webpackChunkName: "${prefix}${chunk}" */ ${named.slice(start)}`
  }
  return named
}

const TEXTS = /^\.\/(?:(.+)\/)?messages\//

/** The chunk that holds what `name: () => import(request)` imports. */
export function chunkName(name: string, request: string): string {
  const [isText, feature] = TEXTS.exec(request) ?? []
  return isText ? textsChunk(name, feature) : `page-${name}`
}

/** The chunk of the texts of a module, or of one of its features. */
export function textsChunk(locale: string, feature?: string): string {
  return feature ? `messages-${feature.replaceAll('/', '-')}-${locale}` : `messages-${locale}`
}
