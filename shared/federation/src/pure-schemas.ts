import type { LoaderContext } from '@rspack/core'

/** What makes schemas and routes in the contract, beside valibot's own functions. */
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
 * Marks the calls that make the contract's schemas as free of effects, so that a bundle keeps of a file only what it uses. They
 * run while the file loads, and no minifier can know that they do nothing else.
 */
export default function pureSchemas(this: LoaderContext, source: string): string {
  return markSchemas(source)
}

export const markSchemas = (source: string): string => source.replace(MAKING, '/* @__PURE__ */ $&')
