import { Flex } from '@console/ui'
import { type ReactNode, useEffect, useRef } from 'react'

/** Above the bar, where the fields fade out. */
const GAP = '1.25rem'

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
    h: GAP,
    pointerEvents: 'none',
    bgImage: 'linear-gradient(to top, {colors.bg.canvas}, transparent)',
  },
} as const

/** The buttons of a record's form, at the bottom of the window while there is more of the form below it. */
export function FormBar({ children }: { readonly children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const height = `calc(${bar.current?.offsetHeight ?? 0}px + ${GAP})`
      // A control that takes the focus is scrolled to above the bar, and toasts are shown above it too.
      style.scrollPaddingBottom = height
      style.setProperty('--form-bar', height)
    })
    if (bar.current) observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.scrollPaddingBottom = ''
      style.removeProperty('--form-bar')
    }
  }, [])
  return (
    <Flex ref={bar} columnGap="3" rowGap="1" wrap="wrap" align="center" {...IN_SIGHT}>
      {children}
    </Flex>
  )
}
