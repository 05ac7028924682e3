import type { RecipeCreatorFn, SlotRecipeCreatorFn, SystemContext } from '@chakra-ui/react'
import { type SerializedStyles, css as written } from '@emotion/react'

type CssFn = SystemContext['css']

/**
 * Returns the system with a cache for what Chakra computes again at every render: an element's recipe, which follows from its
 * configuration, and its CSS, which follows from its styles. Both took longer than all the rest of drawing an element.
 * This can go once Chakra keeps both itself.
 */
export function withStyleCache(system: SystemContext): SystemContext {
  return {
    ...system,
    cva: kept(system.cva) as RecipeCreatorFn,
    sva: kept(system.sva) as SlotRecipeCreatorFn,
    css: writtenOnce(system.css),
  }
}

/**
 * Returns CSS as Emotion writes it, which Emotion takes as it is. Both keep every rule until the document is left. The looks that the
 * code names bound them: a value that may be any number, such as a share of a width, is set by `style`.
 */
function writtenOnce(css: CssFn): CssFn {
  const rules = new Map<string, SerializedStyles>()
  const names = new Map<string, number>()
  // Recipes give the same object each time, props a new one with the same content.
  const nameOf = kept((styles: object) => {
    const text = JSON.stringify(styles)
    const name = names.get(text) ?? names.size
    names.set(text, name)
    return name
  })
  return (...all) => {
    const key = all.map((styles) => (styles ? nameOf(styles) : '')).join()
    const found = rules.get(key)
    if (found) return found
    const rule = written(css(...all))
    rules.set(key, rule)
    return rule
  }
}

function kept<From extends object, Built>(build: (from: From) => Built): (from: From) => Built {
  const builtOf = new WeakMap<From, Built>()
  return (from) => {
    const found = builtOf.get(from)
    if (found !== undefined) return found
    const built = build(from)
    builtOf.set(from, built)
    return built
  }
}
