import { readFile } from 'node:fs/promises'
import type { IMAGE_WIDTHS } from '@console/contract'
import sharp from 'sharp'
import { isDrawnJpeg } from './jpeg-process.ts'

export interface ImageFacts {
  /** Pixels, as the image is seen: turned by what its camera said. */
  readonly width: number
  readonly height: number
  /** Pixels of all frames. */
  readonly pixels: number
}

const ENCODED = {
  'image/jpeg': { quality: 90 },
  'image/png': { compressionLevel: 9 },
  'image/gif': {},
} as const
const FORMATS = { 'image/jpeg': 'jpeg', 'image/png': 'png', 'image/gif': 'gif' } as const
export type ImageType = keyof typeof FORMATS

export const isImageType = (type: string): type is ImageType => type in FORMATS

/** What the header says, before anything is decoded; undefined where there is no header of this type. */
export async function imageFacts(path: string, type: ImageType): Promise<ImageFacts | undefined> {
  try {
    const found = await sharp(path, { limitInputPixels: false }).metadata()
    if (found.format !== FORMATS[type]) return undefined
    const { width, height } = found.autoOrient
    return { width, height, pixels: width * height * (found.pages ?? 1) }
  } catch {
    return undefined
  }
}

/**
 * Decodes the whole image and encodes it again, turned upright: neither what a camera noted (place, device) nor anything
 * hidden in or behind the image is left. Rejects where it is damaged, incomplete, or of a kind that no browser draws: whoever
 * sends it would not see what they send.
 */
export async function rewriteImage(from: string, type: ImageType, to: string): Promise<number> {
  if (type === 'image/jpeg' && !isDrawnJpeg(await readFile(from))) throw new Error('no browser draws this JPEG')
  const image = sharp(from, { failOn: 'warning', animated: true, limitInputPixels: false })
  const { size } = await image.autoOrient().toFormat(FORMATS[type], ENCODED[type]).timeout({ seconds: 30 }).toFile(to)
  return size
}

/** Writes the image at this width; one that is narrower keeps its own. */
export async function scaleImage(from: string, type: ImageType, width: (typeof IMAGE_WIDTHS)[number], to: string): Promise<void> {
  const image = sharp(from, { animated: true, limitInputPixels: false })
  await image.resize({ width, withoutEnlargement: true }).toFormat(FORMATS[type], ENCODED[type]).timeout({ seconds: 30 }).toFile(to)
}
