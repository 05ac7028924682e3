import { expect, test } from '@jest/globals'
import { absentFonts, isInstalled, layoutFonts } from './fonts.ts'

test('each font that is not here is named with its package', () => {
  const [first, ...others] = layoutFonts
  expect(absentFonts((font) => font === first)).toEqual(others.map((font) => ({ font: font.name, package: font.package })))
  expect(absentFonts(() => true)).toEqual([])
})

test('a font counts as installed where its folder is, and only on Linux', () => {
  const font = { name: 'Any', folder: import.meta.dirname, package: 'fonts-any' }
  expect(isInstalled(font, 'linux')).toBe(true)
  expect(isInstalled({ ...font, folder: `${font.folder}/none` }, 'linux')).toBe(false)
  expect(isInstalled(font, 'darwin')).toBe(false)
})
