import { defineSemanticTokens } from '@chakra-ui/react'

const pair = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } })
const shade = (name: string, light: number, dark: number) => pair(`{colors.${name}.${light}}`, `{colors.${name}.${dark}}`)

/** The roles a palette plays in recipes; every text role keeps WCAG AA contrast on its ground in both themes. */
const palette = (name: string) => ({
  contrast: pair('{colors.white}', '{colors.gray.950}'),
  fg: shade(name, 700, 300),
  subtle: shade(name, 50, 950),
  muted: shade(name, 100, 900),
  solid: shade(name, 600, 400),
  focusRing: shade(name, 500, 400),
  border: shade(name, 300, 700),
})

export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: pair('{colors.white}', '{colors.gray.950}'),
      canvas: pair('{colors.gray.50}', '#090c0d'),
      panel: pair('{colors.white}', '{colors.gray.900}'),
      subtle: shade('gray', 50, 900),
      muted: shade('gray', 100, 800),
      emphasized: shade('gray', 200, 700),
      error: shade('red', 50, 950),
    },
    fg: {
      DEFAULT: pair('{colors.gray.900}', '{colors.gray.100}'),
      muted: shade('gray', 600, 400),
      subtle: shade('gray', 500, 400),
      inverted: pair('{colors.white}', '{colors.gray.950}'),
      error: shade('red', 600, 400),
    },
    border: {
      DEFAULT: shade('gray', 200, 800),
      muted: shade('gray', 100, 800),
      /** Controls keep 3:1 against their ground (WCAG 1.4.11). */
      emphasized: pair('#87919299', '#636e6f'),
      control: pair('#7f8a8b', '#636e6f'),
      error: shade('red', 500, 400),
    },
    gray: {
      ...palette('gray'),
      solid: pair('{colors.gray.900}', '{colors.gray.100}'),
      fg: shade('gray', 800, 200),
      subtle: shade('gray', 100, 800),
      muted: shade('gray', 200, 700),
      border: shade('gray', 300, 700),
    },
    /** Dark enough that muted text can be read on it, as on a chosen row under the pointer. */
    brand: { ...palette('brand'), muted: pair('{colors.brand.100}', '#0b3733') },
    red: palette('red'),
    orange: palette('orange'),
    green: palette('green'),
    blue: palette('blue'),
  },
  radii: { l1: { value: '{radii.xs}' }, l2: { value: '{radii.sm}' }, l3: { value: '{radii.lg}' } },
  shadows: {
    xs: pair('0 1px 2px rgb(13 17 18 / 6%)', '0 1px 2px rgb(0 0 0 / 50%)'),
    sm: pair('0 1px 3px rgb(13 17 18 / 9%), 0 1px 2px rgb(13 17 18 / 6%)', '0 1px 3px rgb(0 0 0 / 60%)'),
    md: pair('0 4px 12px rgb(13 17 18 / 10%)', '0 4px 12px rgb(0 0 0 / 60%)'),
    lg: pair('0 12px 32px rgb(13 17 18 / 16%)', '0 12px 32px rgb(0 0 0 / 70%)'),
  },
})
