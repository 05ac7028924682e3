import { Box } from '@chakra-ui/react'

/** Each keeps 4.5:1 between its letters and their ground in both themes. */
const PALETTES = ['brand', 'blue', 'green', 'orange', 'red'] as const

interface Props {
  /** Decides the color, so that it stays when the name changes. */
  readonly id: string
  readonly name: string
  /** Pixels. */
  readonly size?: number
  readonly round?: boolean
}

/**
 * The first letters of a name on a colored square or circle, so that several can be told apart at a glance. They are decoration: the name is
 * shown beside them.
 */
export function Initials({ id, name, size = 20, round = false }: Props) {
  return (
    <Box
      as="span"
      aria-hidden
      display="grid"
      placeItems="center"
      flexShrink="0"
      boxSize={`${size}px`}
      borderRadius={round ? 'full' : 'l1'}
      fontSize={`${size * 0.45}px`}
      fontWeight="semibold"
      colorPalette={PALETTES[sumOf(id) % PALETTES.length]}
      bg="colorPalette.muted"
      color="colorPalette.fg"
      data-letters={lettersOf(name)}
      // Drawn, not text: a spoken name need not begin with them (WCAG 2.5.3).
      _before={{ content: 'attr(data-letters)' }}
    />
  )
}

const sumOf = (id: string) => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)

/** 'LG' for 'Lotus Games'. */
export const lettersOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/, 2)
    .map(([letter = '']) => letter)
    .join('')
    .toUpperCase()
