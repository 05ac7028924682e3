import { RICH_TEXT_COLORS, RICH_TEXT_INDENT_STEP, RICH_TEXT_INDENTS, RICH_TEXT_PALETTE, RICH_TEXT_SIZES } from '@console/contract'

/** The default size of text in pixels, which is not stored. */
const NORMAL_SIZE = 16
const UNITS: Readonly<Record<string, number>> = {
  px: 1,
  pt: 4 / 3,
  pc: 16,
  em: NORMAL_SIZE,
  rem: NORMAL_SIZE,
  '%': NORMAL_SIZE / 100,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
}
const NAMED_SIZES: Readonly<Record<string, number>> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: NORMAL_SIZE,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
}
const NAMED_COLORS: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  gray: '#808080',
  grey: '#808080',
  silver: '#c0c0c0',
  lightgray: '#d3d3d3',
  lightgrey: '#d3d3d3',
  darkgray: '#a9a9a9',
  red: '#ff0000',
  darkred: '#8b0000',
  maroon: '#800000',
  orange: '#ffa500',
  yellow: '#ffff00',
  gold: '#ffd700',
  olive: '#808000',
  green: '#008000',
  darkgreen: '#006400',
  lime: '#00ff00',
  teal: '#008080',
  aqua: '#00ffff',
  cyan: '#00ffff',
  turquoise: '#40e0d0',
  blue: '#0000ff',
  darkblue: '#00008b',
  navy: '#000080',
  purple: '#800080',
  violet: '#ee82ee',
  fuchsia: '#ff00ff',
  magenta: '#ff00ff',
  pink: '#ffc0cb',
}

/** Returns a length in pixels; undefined if the text is not a length. */
function pixelsOf(length: string): number | undefined {
  const [, number, unit] = /^(-?[\d.]+)(px|pt|pc|em|rem|%|in|cm|mm)$/i.exec(length.trim()) ?? []
  const factor = UNITS[unit?.toLowerCase() ?? '']
  const pixels = Number(number) * (factor ?? Number.NaN)
  return Number.isFinite(pixels) ? pixels : undefined
}

/** The nearest size that rich text has; undefined for the normal one. */
export function clampSize(size: string): string | undefined {
  const pixels = NAMED_SIZES[size.trim().toLowerCase()] ?? pixelsOf(size)
  if (pixels === undefined) return undefined
  const nearest = RICH_TEXT_SIZES.reduce((best, one) => (Math.abs(one - pixels) < Math.abs(best - pixels) ? one : best))
  return nearest === NORMAL_SIZE ? undefined : `${nearest}px`
}

/** The level of indent nearest to a margin, 0 to 15. */
export function clampIndent(length: string): number {
  return Math.min(Math.max(Math.round((pixelsOf(length) ?? 0) / RICH_TEXT_INDENT_STEP), 0), RICH_TEXT_INDENTS)
}

/** The nearest color of the palette; undefined for what reads as no color: nearly black text, a nearly white background. */
export function clampColor(color: string, use: 'text' | 'background'): string | undefined {
  const channels = channelsOf(color.trim().toLowerCase())
  if (!channels) return undefined
  if (use === 'text' ? channels.every((channel) => channel < 64) : channels.every((channel) => channel > 244)) return undefined
  const distance = (other: string) => {
    const [red = 0, green = 0, blue = 0] = (channelsOf(other) ?? []).map((channel, at) => channel - (channels[at] ?? 0))
    // Weights of how strongly the eye sees each channel.
    return 2 * red * red + 4 * green * green + 3 * blue * blue
  }
  const isGray = Math.max(...channels) - Math.min(...channels) < 16
  const palette: readonly string[] = isGray ? RICH_TEXT_PALETTE.gray : RICH_TEXT_COLORS
  return palette.reduce((best, one) => (distance(one) < distance(best) ? one : best))
}

function channelsOf(color: string): number[] | undefined {
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(NAMED_COLORS[color] ?? color)?.[1]
  if (hex)
    return (hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? [])).map((pair) => Number.parseInt(pair, 16))
  const [, inside] = /^rgba?\(([^)]+)\)$/.exec(color) ?? []
  const [red, green, blue, alpha = 1] = (inside ?? '').split(/[\s,/]+/).map(Number)
  const channels = [red, green, blue].filter((channel) => channel !== undefined && channel >= 0 && channel <= 255)
  return channels.length === 3 && alpha > 0.1 ? (channels as number[]) : undefined
}
