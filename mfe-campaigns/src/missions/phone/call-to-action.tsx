import { isHttpUrl } from '@console/contract'
import { Box, chakra, Text } from '@console/ui'

const LOOK = {
  display: 'block',
  textAlign: 'center',
  borderRadius: 'l2',
  px: '4',
  py: '2.5',
  textStyle: 'sm',
  fontWeight: 'medium',
  bg: 'brand.solid',
  color: 'brand.contrast',
} as const

interface Props {
  /** A URL, which opens beside the console, or an app link, which only a phone can follow. */
  readonly to: string
  readonly children: string
}

export function CallToAction({ to, children }: Props) {
  if (isHttpUrl(to)) {
    return (
      <chakra.a {...LOOK} href={to} target="_blank" rel="noopener noreferrer" focusVisibleRing="outside">
        {children}
      </chakra.a>
    )
  }
  return (
    <Box>
      <Box {...LOOK}>{children}</Box>
      <Text mt="1" textStyle="xs" color="fg.muted" textAlign="center" overflowWrap="anywhere">
        {to}
      </Text>
    </Box>
  )
}
