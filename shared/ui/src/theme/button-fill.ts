import { buttonRecipe } from '@chakra-ui/react/theme'

const { variants } = buttonRecipe

// Chakra's own fill under a pointer lets the ground through, which is too pale for the text on it (WCAG 1.4.3).
const deeper = { bg: 'colorPalette.fg' }

/** Chakra's button, whose solid look keeps the contrast of its text under a pointer and while its menu is open. */
export const button = {
  ...buttonRecipe,
  variants: {
    ...variants,
    variant: { ...variants?.variant, solid: { ...variants?.variant.solid, _hover: deeper, _expanded: deeper } },
  },
}
