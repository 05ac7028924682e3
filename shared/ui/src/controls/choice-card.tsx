import { chakra } from '@chakra-ui/react'
import { Link } from '@console/router'
import type { MouseEvent, ReactNode } from 'react'

const LinkCard = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    w: 'full',
    textAlign: 'start',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l3',
    px: '4',
    py: '3',
    _hover: { borderColor: 'brand.border', bg: 'bg.subtle' },
    _disabled: { layerStyle: 'disabled' },
    focusVisibleRing: 'outside',
  },
  variants: { large: { true: { gap: '4', p: '5', fontWeight: 'medium', _hover: { bg: 'bg.panel', shadow: 'sm' } } } },
})

interface Props {
  readonly to: string
  readonly large?: boolean
  /** Called in place of opening the page in this tab; another tab or window opens it nevertheless. */
  readonly onOpen?: () => void
  readonly busy?: boolean
  readonly children: ReactNode
}

/** One of several things to go on with: a card that leads to its page. */
export function ChoiceCard({ onOpen, busy = false, ...rest }: Props) {
  function open(event: MouseEvent): void {
    if (!onOpen || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
  }
  // Modules that were released when a publisher was a button give no address, but `onClick`. It can go once none of them is live.
  const before = { to: '#', onClick: open }
  return <LinkCard aria-disabled={busy || undefined} aria-busy={busy || undefined} {...before} {...rest} />
}
