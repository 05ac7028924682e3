import type { Locale } from '@console/module'
import type { LoaderContext } from '@rspack/core'
import { Visitor } from 'oxc-parser'
import { type NameChunksOptions, textsChunk } from '../plugins/name-chunks.ts'
import { parseCode, type Replacement, replaced } from '../sources/syntax.ts'
import { planFor } from './texts-by-page.ts'

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
  const changes: Replacement[] = []
  new Visitor({
    ImportExpression({ source: from, start, end }) {
      if (from.type === 'Literal' && /^\.\/messages\/(?:en|vi)\.ts$/.test(`${from.value}`))
        changes.push({ start, end, by: 'Promise.resolve({ default: {} })' })
    },
    CallExpression({ callee, arguments: [described] }) {
      if (callee.type === 'Identifier' && callee.name === 'defineModule' && described?.type === 'ObjectExpression')
        changes.push({ start: described.start + 1, end: described.start + 1, by: ` words: { ${words.join(', ')} },` })
    },
  }).visit(parseCode(source).program)
  return replaced(source, changes)
}
