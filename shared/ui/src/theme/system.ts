import { createSystem, defaultBaseConfig } from '@chakra-ui/react'
import { headingRecipe } from '@chakra-ui/react/theme'
import { FRAME } from '@console/module'
import { button } from './button-fill.ts'
import { checkbox } from './checkbox.ts'
import { semanticTokens } from './semantic-tokens.ts'
import { withStyleCache } from './style-cache.ts'
import { breakpoints, keyframes, tokens } from './tokens.ts'

const textStyles = Object.fromEntries(
  ['2xs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl'].map((size) => [
    size,
    { value: { fontSize: size, ...(size.endsWith('xl') ? { lineHeight: 'shorter', letterSpacing: 'tight' } : {}) } },
  ]),
)

// Only the recipes of components on first pages: menus and dialogs bring their own, and all of Chakra's would cost every visitor.
const chosen = createSystem(defaultBaseConfig, {
  preflight: true,
  cssVarsPrefix: 'c',
  cssVarsRoot: ':where(html)',
  globalCss: {
    html: {
      color: 'fg',
      bg: 'bg.canvas',
      lineHeight: '1.5',
      colorPalette: 'brand',
      fontFamily: 'body',
      // What the header covers: nothing in a window as low as a page at 400 %, where it scrolls away (WCAG 1.4.10).
      '--header': `${FRAME.headerHeight}px`,
      '@media (max-height: 25rem)': { '--header': '0px' },
      scrollPaddingTop: 'calc(var(--header) + 16px)',
    },
    'html.dark': { colorScheme: 'dark' },
    // Text is as large as labels and facts unless said otherwise, so that a page has two sizes: this one, and `xs` for explanations.
    body: { fontSize: 'sm' },
    // A name without a space breaks where it must, so that none makes a page wider than its window (WCAG 1.4.10).
    '*': {
      overflowWrap: 'anywhere',
      '--global-color-border': 'colors.border',
      '--global-font-body': 'fonts.body',
      '--global-font-mono': 'fonts.mono',
    },
    '*::placeholder': { color: 'fg.subtle' },
    'input[type=checkbox]': checkbox,
    // Controls of the page have no use on paper.
    '[data-off-paper]': { _print: { display: 'none !important' } },
    // Where the browser forces its colors, a background alone tells nothing (CSS Color Adjustment, forced colors).
    'button[aria-pressed=true]': {
      _highContrast: { forcedColorAdjust: 'none !important', bg: 'SelectedItem !important', color: 'SelectedItemText !important' },
    },
    '*, *::before, *::after': { _motionReduce: { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' } },
  },
  theme: {
    breakpoints,
    keyframes,
    tokens,
    semanticTokens,
    textStyles,
    layerStyles: {
      disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } },
      // A bar or a line that is nothing but its background: drawn on paper too, and where the browser forces its colors.
      mark: { value: { printColorAdjust: 'exact', _highContrast: { forcedColorAdjust: 'none', bg: 'CanvasText' } } },
    },
    animationStyles: {
      'scale-fade-in': { value: { transformOrigin: 'var(--transform-origin)', animationName: 'scale-in, fade-in' } },
      'scale-fade-out': { value: { transformOrigin: 'var(--transform-origin)', animationName: 'scale-out, fade-out' } },
      'slide-fade-in': { value: { transformOrigin: 'var(--transform-origin)', animationName: 'slide-from-top, fade-in' } },
      'slide-fade-out': { value: { animationName: 'fade-out' } },
    },
    recipes: { button, heading: headingRecipe },
  },
})

export const system = withStyleCache(chosen)
