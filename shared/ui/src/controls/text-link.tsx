import { chakra } from '@chakra-ui/react'
import { Link } from '@console/router'

/** A link within text or a table. */
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
})
