import type { LoaderContext } from '@rspack/core'
import { namedImports } from '../sources/named-imports.ts'
import { replaced } from '../sources/syntax.ts'

export interface NameChunksOptions {
  /** A prefix of each name, for builds of several modules together. */
  readonly prefix?: string
}

/**
 * Names the chunk of every page `name: () => import('…')` of a `module.ts` after the page, and those of the
 * messages after their language, so that the build can tell which files a page needs. This can go once the compiler names a chunk
 * after the property that imports it.
 */
export default function nameChunks(this: LoaderContext<NameChunksOptions>, source: string): string {
  const { prefix = '' } = this.getOptions()
  const names = namedImports(source).map(({ name, request, start }) => ({
    start,
    end: start,
    by: `/* webpackChunkName: "${prefix}${chunkName(name, request)}" */ `,
  }))
  return replaced(source, names)
}

export function chunkName(name: string, request: string): string {
  return request.startsWith('./messages/') ? textsChunk(name) : `page-${name}`
}

export function textsChunk(locale: string, page?: string): string {
  return page ? `messages-${page}-${locale}` : `messages-${locale}`
}
