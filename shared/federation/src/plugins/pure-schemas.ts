import type { LoaderContext } from '@rspack/core'

/** The contract's own functions that make schemas and routes, beside those of valibot. */
export const SCHEMA_MAKERS = [
  'route',
  'pageOf',
  'listOf',
  'listQuery',
  'readPicklist',
  'plainText',
  'requiredText',
  'requiredKey',
  'richText',
  'maxCharacters',
  'minCharacters',
  'secret',
]

const MAKING = new RegExp(`(?<![\\w.$])(?<!function )(?:v\\.[a-z]\\w*|${SCHEMA_MAKERS.join('|')})(?:<[^()<>]*>)?\\(`, 'g')

/**
 * Marks the calls that make the contract's schemas as free of side effects, so that a bundle contains only the schemas it
 * uses. The calls run while the file loads, and a minifier cannot know that they do nothing else. This can go once Rspack's
 * `experiments.pureFunctions` reaches functions of other packages (decision 18).
 */
export default function pureSchemas(this: LoaderContext, source: string): string {
  return markSchemas(source)
}

export const markSchemas = (source: string): string => source.replace(MAKING, '/* @__PURE__ */ $&')
