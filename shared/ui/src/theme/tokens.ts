import { defineTokens } from '@chakra-ui/react'

/** A scale of lengths in quarters of a rem, as `{ 4: { value: '1rem' } }`. */
const scale = (steps: readonly number[]) => Object.fromEntries(steps.map((step) => [step, { value: `${step / 4}rem` }]))
const shades = (...values: string[]) =>
  Object.fromEntries([50, 100, 300, 400, 500, 600, 700, 900, 950].map((shade, at) => [shade, { value: values[at] ?? '' }]))
const plain = <T extends string | number>(values: Readonly<Record<string, T>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]))

const spacing = scale([0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 20, 24])

export const tokens = defineTokens({
  spacing,
  sizes: {
    ...spacing,
    ...scale([11, 32, 36, 40, 44, 48, 52, 56, 60, 64, 72, 80, 96]),
    ...plain({
      full: '100%',
      xs: '20rem',
      sm: '24rem',
      md: '28rem',
      lg: '32rem',
      xl: '36rem',
      '2xl': '42rem',
      '4xl': '56rem',
      '6xl': '72rem',
      prose: '65ch',
    }),
  },
  colors: {
    // Behind dialogs, under the name Chakra's recipes use.
    blackAlpha: { 500: { value: 'rgb(9 12 13 / 50%)' } },
    black: { value: '#09090b' },
    white: { value: '#ffffff' },
    gray: {
      ...shades('#f8fafa', '#f0f3f3', '#cbd3d3', '#94a0a1', '#667273', '#4d5859', '#3a4344', '#161b1c', '#0d1112'),
      200: { value: '#e2e7e7' },
      800: { value: '#242b2c' },
    },
    brand: shades('#effaf8', '#d5f2ed', '#78d0c5', '#45b4a8', '#22988c', '#0d7a70', '#0b625b', '#0f423e', '#032724'),
    red: shades('#fef3f2', '#fee4e2', '#fda29b', '#f97066', '#e5484d', '#c62a2f', '#a11c22', '#58181a', '#300c0d'),
    orange: shades('#fff7ed', '#ffedd5', '#fdba74', '#fb923c', '#e8720c', '#b45309', '#92400e', '#4c250e', '#2a1305'),
    green: shades('#f0fdf4', '#dcfce7', '#86efac', '#4ade80', '#22a559', '#15803d', '#166534', '#0f3d22', '#052112'),
    blue: shades('#eff6ff', '#dbeafe', '#93c5fd', '#60a5fa', '#3b82f6', '#1d4ed8', '#1e40af', '#172c66', '#0c1838'),
  },
  fonts: plain({
    body: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif",
    heading: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif",
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  }),
  fontSizes: plain({
    '2xs': '0.6875rem',
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '1.875rem',
    '4xl': '2.25rem',
  }),
  fontWeights: plain({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  lineHeights: plain({ shorter: '1.25', moderate: '1.5' }),
  letterSpacings: plain({ tight: '-0.015em', wide: '0.025em' }),
  radii: plain({ none: '0', '2xs': '0.125rem', xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.75rem', xl: '1rem', full: '9999px' }),
  durations: plain({ fast: '120ms', moderate: '180ms', slow: '280ms', slower: '400ms' }),
  easings: plain({ 'ease-in-smooth': 'cubic-bezier(0.32, 0.72, 0, 1)' }),
  animations: plain({ pulse: 'pulse 1.8s ease-in-out infinite' }),
  cursor: plain({ button: 'pointer', checkbox: 'default', disabled: 'not-allowed', menuitem: 'default', option: 'default' }),
  zIndex: plain({
    docked: 10,
    dropdown: 1000,
    sticky: 1100,
    modal: 1400,
    popover: 1500,
    skipNav: 1600,
    toast: 1700,
    tooltip: 1800,
  }),
})

export const breakpoints = { sm: '480px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1536px' }

export const keyframes = {
  pulse: { '50%': { opacity: '0.55' } },
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'scale-in': { from: { scale: '0.97' }, to: { scale: '1' } },
  'scale-out': { from: { scale: '1' }, to: { scale: '0.97' } },
  'slide-from-top': { '0%': { translate: '0 -0.35rem' }, to: { translate: '0' } },
  'slide-from-bottom': { '0%': { translate: '0 0.35rem' }, to: { translate: '0' } },
  progress: { from: { translate: '-100% 0' }, to: { translate: '250% 0' } },
}
