import { chakra } from '@chakra-ui/react'
import { Link } from '@console/router'

/** A link by itself or within a sentence; `quiet` for a name in a table or list, where links would outshout what they name. */
export const TextLink = chakra(Link, {
  base: {
    color: 'brand.fg',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textDecorationColor: 'brand.border',
    textUnderlineOffset: '3px',
    borderRadius: 'l1',
    _hover: { textDecorationColor: 'currentColor' },
    focusVisibleRing: 'outside',
  },
  variants: { quiet: { true: { color: 'inherit', textDecorationColor: 'transparent' } } },
})
