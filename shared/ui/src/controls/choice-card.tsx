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
} & ({ readonly to: string } | { readonly onClick: () => void })

/** One of several things to go on with: a card that leads to its page, or does what it says. */
export function ChoiceCard(props: Props) {
  return 'to' in props ? <LinkCard {...props} /> : <ButtonCard type="button" {...props} />
}
