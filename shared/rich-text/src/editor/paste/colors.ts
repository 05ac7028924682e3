import { RICH_TEXT_PALETTE } from '@console/contract'

type Channels = readonly [red: number, green: number, blue: number]

const WHITE: Channels = [255, 255, 255]
/** The contrast that text needs (WCAG 2.2, 1.4.3). */
const READABLE = 4.5
const SHADES: readonly (readonly Channels[])[] = Object.values(RICH_TEXT_PALETTE).map((row) => row.map(ofHex))
const [GRAYS = [], ...HUES] = SHADES

export interface Colors {
  readonly color: string | undefined
  readonly background: string | undefined
}

/**
 * The nearest colors of the palette with which the text can be read, on white where it has no background. Nothing is set for what
 * reads as no color: nearly black text, the light text of a dark page, a nearly white background.
 */
export function readableColors(color: string, background: string): Colors {
  const key = `${color};${background}`
  const colors = snapped.get(key) ?? snap(color, background)
  snapped.set(key, colors)
  return colors
}

const snapped = new Map<string, Colors>()

export function exactColors(color: string, background: string): Colors {
  return { color: hexOf(channelsOf(color)), background: hexOf(channelsOf(background)) }
}

export const namesColor = (text: string) => channelsOf(text) !== undefined

function snap(color: string, background: string): Colors {
  const given = channelsOf(background)
  const sheet = given && nearest(given)
  // The page is white already.
  const paper = sheet?.every((channel) => channel === 255) ? undefined : sheet
  const ink = channelsOf(color)
  return { color: hexOf(readableInk(ink, paper)), background: hexOf(paper) }
}

function readableInk(ink: Channels | undefined, paper: Channels | undefined): Channels | undefined {
  const isReadable = (one: Channels) => contrast(one, paper ?? WHITE) >= READABLE
  const isPlain =
    !ink || (tintOf(ink) < 32 && ink.every((channel) => channel < 64)) || (!paper && tintOf(ink) < 48 && contrast(ink, WHITE) < 1.75)
  if (isPlain) return isReadable([0, 0, 0]) ? undefined : WHITE
  const nearby = nearest(ink)
  const row = SHADES.find((shades) => shades.includes(nearby)) ?? []
  const at = row.indexOf(nearby)
  const [best] = row.filter(isReadable).sort((a, b) => Math.abs(row.indexOf(a) - at) - Math.abs(row.indexOf(b) - at))
  return best ?? (isReadable([0, 0, 0]) ? undefined : WHITE)
}

/** Vivid colors keep a hue, and what is nearly gray becomes gray. */
function nearest(channels: Channels): Channels {
  const isVivid = tintOf(channels) > 0.3 * (255 - Math.abs(Math.max(...channels) + Math.min(...channels) - 255))
  const shades = tintOf(channels) < 16 ? GRAYS : isVivid ? HUES.flat() : SHADES.flat()
  return shades.reduce((best, one) => (distance(one, channels) < distance(best, channels) ? one : best), shades[0] ?? WHITE)
}

/** Weighted by how strongly the eye sees each channel. */
function distance(a: Channels, b: Channels): number {
  return 2 * (a[0] - b[0]) ** 2 + 4 * (a[1] - b[1]) ** 2 + 3 * (a[2] - b[2]) ** 2
}

const tintOf = (channels: Channels) => Math.max(...channels) - Math.min(...channels)

/** WCAG 2.2, relative luminance and contrast ratio. */
function contrast(a: Channels, b: Channels): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((one, other) => one - other)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function ofHex(hex: string): Channels {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[\da-f]{2}/g) ?? []).map((pair) => Number.parseInt(pair, 16))
  return [red, green, blue]
}

function hexOf(channels: Channels | undefined): string | undefined {
  return channels && `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

const known = new Map<string, Channels | undefined>()

/** The color that a style or attribute names, as it is seen on white; undefined if it names none. */
function channelsOf(text: string): Channels | undefined {
  if (!known.has(text))
    known.set(
      text,
      text.split(/\s+(?![^(]*\))/).reduce<Channels | undefined>((found, word) => found ?? resolved(word), undefined),
    )
  return known.get(text)
}

/** The browser knows every spelling, and the colors of a system, which are those of a light one here. */
function resolved(color: string): Channels | undefined {
  if (color === '' || /^(?:auto|currentcolor|inherit|initial|revert|revert-layer|unset)$|var\([^,]*$/.test(color)) return undefined
  const probe = document.createElement('i')
  probe.style.setProperty('forced-color-adjust', 'none')
  probe.style.setProperty('color-scheme', 'light')
  probe.style.color = /^[\da-f]{6}$/.test(color) ? `#${color}` : color
  if (probe.style.color === '') return undefined
  document.body.append(probe)
  const numbers = channelNumbers(getComputedStyle(probe).color)
  // Spaces other than sRGB are mixed into it.
  if (numbers.length === 0) probe.style.color = `color-mix(in srgb, ${color}, ${color})`
  const [red, green, blue, alpha = 1] = numbers.length > 0 ? numbers : channelNumbers(getComputedStyle(probe).color)
  probe.remove()
  if (red === undefined || green === undefined || blue === undefined || alpha <= 0.1) return undefined
  const onWhite = (channel: number) => Math.round(Math.min(Math.max(channel, 0), 255) * alpha + 255 * (1 - alpha))
  return [onWhite(red), onWhite(green), onWhite(blue)]
}

/** Three channels up to 255, and the opacity up to 1. */
function channelNumbers(computed: string): number[] {
  const [, space = '', inside = ''] = /^(rgba?|color)\((?:srgb )?([-+\d\s.,/e]+)\)$/.exec(computed) ?? []
  const numbers = inside
    .split(/[\s,/]+/)
    .filter(Boolean)
    .map(Number)
  return space === 'color' ? numbers.map((number, at) => (at < 3 ? number * 255 : number)) : numbers
}
