import { readFile } from 'node:fs/promises'
import type { IMAGE_WIDTHS } from '@console/contract'
import sharp from 'sharp'

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

/** Baseline, extended and progressive with Huffman or arithmetic coding; browsers draw no other (ITU-T T.81, table B.1). */
const DRAWN = [0xc0, 0xc1, 0xc2, 0xc9, 0xca]
/** Markers from C0 to CF that do not begin a frame: Huffman tables, an extension, arithmetic conditioning. */
const NO_FRAME = [0xc4, 0xc8, 0xcc]

/** Lossless and hierarchical files are JPEGs too, but browsers do not draw them. */
function isDrawnJpeg(content: Uint8Array): boolean {
  const bytes = new DataView(content.buffer, content.byteOffset, content.byteLength)
  let at = 2
  while (at + 4 <= bytes.byteLength && bytes.getUint8(at) === 0xff) {
    const marker = bytes.getUint8(at + 1)
    // Any number of fill bytes may come before a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.includes(marker)) return DRAWN.includes(marker)
    at += 2 + bytes.getUint16(at + 2)
  }
  return false
}
