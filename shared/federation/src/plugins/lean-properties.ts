import { defaultBaseConfig } from '@chakra-ui/react/preset-base'

const NAMES = /(?<=cssPropertiesStr = ")[^"]+/
const known = new Set(
  Object.entries(defaultBaseConfig.utilities ?? {}).flatMap(([name, { shorthand = [] } = {}]) => [name, shorthand].flat()),
)

/**
 * Leaves out of the names of CSS properties those that Chakra's base configuration has too: the theme asks that configuration first. This
 * can go once Chakra makes its list so.
 */
export default function leanProperties(source: string): string {
  return leftOverProperties(source)
}

/** Returns the source of the list without the names that are known. Throws if the source has no list. */
export function leftOverProperties(source: string): string {
  if (!NAMES.test(source))
    throw new Error('@pandacss/is-valid-prop has no list of properties any more: correct or remove lean-properties.ts')
  return source.replace(NAMES, (names) => {
    const left = names.split(',').filter((name) => !known.has(name))
    return left.join(',')
  })
}
