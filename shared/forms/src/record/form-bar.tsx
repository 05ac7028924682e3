import { Flex } from '@console/ui'
import { type ReactNode, useEffect } from 'react'

/** The bar with the gap above it, in which the fields fade out. */
const HEIGHT = '5rem'

const IN_SIGHT = {
  position: 'sticky',
  bottom: '0',
  zIndex: 'docked',
  bg: 'bg.canvas',
  py: '3',
  // Over the gap to the fields, where there is nothing to fade while the whole form is in sight.
  _before: {
    content: '""',
    position: 'absolute',
    insetX: '0',
    bottom: '100%',
    h: '5',
    pointerEvents: 'none',
    bgImage: 'linear-gradient(to top, {colors.bg.canvas}, transparent)',
  },
} as const

/** The buttons of a record's form, at the bottom of the window while there is more of the form below it. */
export function FormBar({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    const { style } = document.documentElement
    // What takes the focus is scrolled to above the bar, and toasts stand there too.
    style.scrollPaddingBottom = HEIGHT
    style.setProperty('--form-bar', HEIGHT)
    return () => {
      style.scrollPaddingBottom = ''
      style.removeProperty('--form-bar')
    }
  }, [])
  return (
    <Flex columnGap="3" rowGap="1" wrap="wrap" align="center" {...IN_SIGHT}>
      {children}
    </Flex>
  )
}
