import type { Locale } from '@console/module'
import type { LoaderContext } from '@rspack/core'
import { type NameChunksOptions, textsChunk } from '../plugins/name-chunks.ts'
import { planFor } from './texts-by-page.ts'

const ALL_TEXTS = /import\(\s*(['"])\.\/messages\/(?:en|vi)\.ts\1\s*,?\s*\)/g

/** Takes the texts of the whole module out of a `module.ts` and puts those of each page there. */
export default function splitTexts(this: LoaderContext<NameChunksOptions>, source: string): string {
  const plan = planFor(this._compiler, this.resourcePath)
  if (plan === undefined) return source
  const { prefix = '' } = this.getOptions()
  // Pages of a group name the same file, of which the compiler makes one chunk.
  const words = (plan?.groups ?? []).flatMap(({ pages }) =>
    pages.map((page) => {
      const load = (locale: Locale) =>
        `${locale}: () => import(/* webpackChunkName: "${prefix}${textsChunk(locale, page)}" */ './messages/${locale}.ts?page=${pages[0]}')`
      return `'${page}': { pages: ['${page}'], ${load('en')}, ${load('vi')} }`
    }),
  )
  const withoutAll = source.replace(ALL_TEXTS, 'Promise.resolve({ default: {} })')
  return withoutAll.replace(/\bmessages:/, `words: { ${words.join(', ')} },\n  messages:`)
}
