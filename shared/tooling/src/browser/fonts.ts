import { existsSync } from 'node:fs'

/** A font that browser tests run under, where Debian's package puts it. */
export interface Font {
  readonly name: string
  readonly folder: string
  readonly package: string
}

/** What a Linux without further fonts has: wide letters, so that what fits in it fits in most. */
export const usualFont: Font = { name: 'DejaVu Sans', folder: '/usr/share/fonts/truetype/dejavu', package: 'fonts-dejavu-core' }

/** Fonts with the letters of both languages in which a layout must be the same: a very narrow one, and one made for Chinese characters. */
export const layoutFonts: readonly Font[] = [
  { name: 'Yanone Kaffeesatz', folder: '/usr/share/fonts/opentype/yanone-kaffeesatz', package: 'fonts-yanone-kaffeesatz' },
  { name: 'VL Gothic', folder: '/usr/share/fonts/truetype/vlgothic', package: 'fonts-vlgothic' },
]

/** Only on Linux does a browser take its fonts from the folders that it is told. */
export function isInstalled({ folder }: Font, platform: string = process.platform): boolean {
  return platform === 'linux' && existsSync(folder)
}

export function absentFonts(isHere: (font: Font) => boolean = isInstalled): { readonly font: string; readonly package: string }[] {
  return layoutFonts.filter((font) => !isHere(font)).map((font) => ({ font: font.name, package: font.package }))
}
