import { readFile } from 'node:fs/promises'
import type { IMAGE_WIDTHS } from '@console/contract'
import sharp from 'sharp'
import { isDrawnJpeg } from './jpeg-process.ts'

export interface ImageFacts {
  /** In pixels, after the rotation that its camera recorded. */
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

/** Reads the header of an image without decoding the rest; undefined if it has no header of this type. */
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
 * Decodes the whole image and encodes it again, rotated upright. This removes camera data (place, device) and anything hidden
 * in or behind the image. Rejects an image that is damaged, incomplete, or of a kind that browsers do not draw, because its
 * sender could not see it.
 */
export async function rewriteImage(from: string, type: ImageType, to: string): Promise<number> {
  if (type === 'image/jpeg' && !isDrawnJpeg(await readFile(from))) throw new Error('no browser draws this JPEG')
  const image = sharp(from, { failOn: 'warning', animated: true, limitInputPixels: false })
  const { size } = await image.autoOrient().toFormat(FORMATS[type], ENCODED[type]).timeout({ seconds: 30 }).toFile(to)
  return size
}

export async function scaleImage(from: string, type: ImageType, width: (typeof IMAGE_WIDTHS)[number], to: string): Promise<void> {
  const image = sharp(from, { animated: true, limitInputPixels: false })
  await image.resize({ width, withoutEnlargement: true }).toFormat(FORMATS[type], ENCODED[type]).timeout({ seconds: 30 }).toFile(to)
}
