import { describe, expect, test } from '@jest/globals'
import { system } from './system.ts'

const solid = system.getRecipe('button').variants.variant.solid
const LOOKS = ['brand', 'red'].flatMap((palette) => (['_light', '_dark'] as const).map((theme) => ({ palette, theme })))

function colorOf(role: string, palette: string, theme: '_light' | '_dark'): string {
  const name = role.replace('colorPalette', palette)
  const { conditions } = system.tokens.getByName(`colors.${name}`)?.extensions ?? {}
  const { [theme]: value } = conditions as Record<string, string>
  return system.token(value?.replace(/[{}]/g, '') ?? '', value)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

describe.each(LOOKS)('the text of a solid button, $palette, $theme', ({ palette, theme }) => {
  test.each(['bg', '_hover', '_expanded'] as const)('keeps its contrast on %s', (state) => {
    const fill = state === 'bg' ? solid.bg : solid[state].bg
    const [low = 0, high = 0] = [solid.color, fill].map((role) => luminance(colorOf(role, palette, theme))).sort((a, b) => a - b)
    expect((high + 0.05) / (low + 0.05)).toBeGreaterThanOrEqual(4.5)
  })
})
