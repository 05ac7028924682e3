import { Flex } from '@console/ui'
import { type ReactNode, useRef } from 'react'
import { useCoveredHeight } from '../use-covered-height.ts'

/** Above the bar, where the fields fade out. */
const GAP = '1.25rem'

const IN_SIGHT = {
  position: 'sticky',
  bottom: '0',
  // In a window as low as a page at 400 % it would leave no room for the form (WCAG 1.4.10).
  '@media (max-height: 25rem)': { position: 'static' },
  zIndex: 'docked',
  bg: 'bg.canvas',
  py: '3',
  // Over the gap to the fields, where there is nothing to fade while the whole form is in sight.
  _before: {
    content: '""',
    position: 'absolute',
    insetX: '0',
    bottom: '100%',
    h: GAP,
    pointerEvents: 'none',
    bgImage: 'linear-gradient(to top, {colors.bg.canvas}, transparent)',
  },
} as const

/** The buttons of a record's form, at the bottom of the window while there is more of the form below it. */
export function FormBar({ children }: { readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useCoveredHeight(bar, (covered) => {
    const height = covered === undefined ? '' : `calc(${covered}px + ${GAP})`
    const { style } = document.documentElement
    // A control that takes the focus is scrolled to above the bar, and toasts are shown above it too.
    style.scrollPaddingBottom = height
    style.setProperty('--form-bar', height)
  })
  return (
    <Flex ref={bar} data-off-paper columnGap="3" rowGap="1" wrap="wrap" align="center" css={IN_SIGHT}>
      {children}
    </Flex>
  )
}
