import { chakra } from '@chakra-ui/react'
import { Link } from '@console/router'
import type { ReactNode } from 'react'

const LOOK = {
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
    cursor: 'pointer',
    _hover: { borderColor: 'brand.border', bg: 'bg.subtle' },
    _disabled: { layerStyle: 'disabled' },
    focusVisibleRing: 'outside',
  },
  variants: { large: { true: { gap: '4', p: '5', fontWeight: 'medium', _hover: { bg: 'bg.panel', shadow: 'sm' } } } },
} as const

const LinkCard = chakra(Link, LOOK)
const ButtonCard = chakra('button', LOOK)

type Props = {
  /** Gives the card more room, for a few cards side by side. */
  readonly large?: boolean
  readonly children: ReactNode
} & ({ readonly to: string } | Action)

interface Action {
  readonly onClick: () => void
  /** What the card does is under way: it stays focusable and refuses another press. */
  readonly busy?: boolean
}

/** One of several things to go on with: a card that leads to its page, or does what it says. */
export function ChoiceCard(props: Props) {
  if ('to' in props) return <LinkCard {...props} />
  const { busy = false, onClick, ...rest } = props
  return (
    <ButtonCard
      type="button"
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
      {...rest}
    />
  )
}
