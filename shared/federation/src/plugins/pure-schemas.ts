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
  'maxCharactersOf',
  'minCharacters',
  'secret',
]

const MAKING = new RegExp(`(?<![\\w.$])(?<!function )(?:v\\.[a-z]\\w*|${SCHEMA_MAKERS.join('|')})(?:<[^()<>]*>)?\\(`, 'g')

const ROUTE = /^(?:export )?const \w+ = route\(\{\n[\s\S]*?\n\}\)$/gm
/** The schema of what a call sends: forms have it by its own name, and nothing in a browser reads it from the call. */
const SENT = /^ {2}(?:body|takes): .+,\n/gm

/** An object that takes over the fields of another, which a minifier counts as an effect unless a function of its own does it. */
const OBJECT = /^((?:export )?const \w+ = )(v\.object\(\{(?:.*|\n[\s\S]*?\n)\}\))$/gm

/**
 * Marks the calls that make the contract's schemas as free of side effects, so that a bundle contains only the schemas it
 * uses. The calls run while the file loads, and a minifier cannot know that they do nothing else. This can go once Rspack's
 * `experiments.pureFunctions` reaches functions of other packages (decision 18).
 */
export default function pureSchemas(this: LoaderContext, source: string): string {
  return markSchemas(source)
}

export const markSchemas = (source: string): string =>
  source
    .replace(ROUTE, (route) => route.replace(SENT, ''))
    .replace(OBJECT, '$1/* @__PURE__ */ (() => $2)()')
    .replace(MAKING, '/* @__PURE__ */ $&')
