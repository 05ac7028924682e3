import { RICH_TEXT_INDENT_STEP, RICH_TEXT_INDENTS, RICH_TEXT_SIZES } from '@console/contract'

/** The default size of text in pixels, which is not stored. */
export const NORMAL_SIZE = 16
const UNITS: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3, pc: 16, rem: NORMAL_SIZE, in: 96, cm: 96 / 2.54, mm: 96 / 25.4 }
const NAMED_SIZES: Readonly<Record<string, number>> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: NORMAL_SIZE,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
}

/** Returns a length in pixels; undefined if the text is not a length. `em` and `%` are of the size `around`. */
function pixelsOf(length: string, around: number): number | undefined {
  const [, number, unit = ''] = /^(-?[\d.]+)(px|pt|pc|r?em|%|in|cm|mm)$/.exec(length) ?? []
  const factor = unit === 'em' ? around : unit === '%' ? around / 100 : UNITS[unit]
  const pixels = Number(number) * (factor ?? Number.NaN)
  return Number.isFinite(pixels) ? pixels : undefined
}

/** The pixels of a size that a style names, within text of the size `around`; other words leave it as it is. */
export function sizeOf(size: string, around: number): number {
  if (size === '0') return 0
  if (size === 'larger') return around * 1.2
  if (size === 'smaller') return around / 1.2
  return NAMED_SIZES[size] ?? pixelsOf(size, around) ?? around
}

/** The nearest size that rich text has; undefined for the normal one. */
export function clampSize(pixels: number): string | undefined {
  const nearest = RICH_TEXT_SIZES.reduce((best, one) => (Math.abs(one - pixels) < Math.abs(best - pixels) ? one : best))
  return nearest === NORMAL_SIZE ? undefined : `${nearest}px`
}

/** The level of indent nearest to the margins, 0 to 15. */
export function clampIndent(...lengths: readonly (string | undefined)[]): number {
  const pixels = lengths.reduce((sum, length) => sum + (pixelsOf(length ?? '', NORMAL_SIZE) ?? 0), 0)
  return Math.min(Math.max(Math.round(pixels / RICH_TEXT_INDENT_STEP), 0), RICH_TEXT_INDENTS)
}
