import { MARK } from '@console/module'
import { Link } from '@console/router'
import { Box, PRODUCT } from '@console/ui'

export function Brand() {
  return (
    <Box
      asChild
      display="flex"
      alignItems="center"
      gap="2"
      flexShrink="0"
      fontWeight="semibold"
      letterSpacing="tight"
      whiteSpace="nowrap"
      borderRadius="l2"
      focusVisibleRing="outside"
    >
      <Link to="/" aria-label={PRODUCT}>
        <Mark />
        <Box as="span" hideBelow="md">
          {PRODUCT}
        </Box>
      </Link>
    </Box>
  )
}

/** Decoration beside the product's name. */
export function Mark({ size = 24 }: { readonly size?: number }) {
  return (
    <Box asChild color="brand.solid" css={{ '& path + path': { stroke: 'brand.contrast' } }}>
      <svg aria-hidden width={size} height={size} viewBox="0 0 24 24" fill="none">
        <path d={MARK.square} fill="currentColor" />
        <path d={MARK.letter} strokeWidth="2.5" strokeLinecap="round" />
      </svg>
    </Box>
  )
}
