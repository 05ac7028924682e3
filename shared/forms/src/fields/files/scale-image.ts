import { IMAGE_LIMIT } from '@console/contract'
import { drawImage } from './draw-image.ts'

/** Pixels of the longer side, tried one after the other. */
const SIDES = [2560, 1920, 1280, 800, 560, 400]

/**
 * The image made smaller in the browser until it may be uploaded, in its own format and upright; undefined where the
 * browser cannot read it, or where even the smallest one is too big.
 */
export async function scaledToFit(file: File): Promise<File | undefined> {
  const image = await createImageBitmap(file).catch(() => undefined)
  if (!image) return undefined
  try {
    const { width, height } = image
    for (const side of SIDES) {
      const blob = await drawImage(image, { left: 0, top: 0, width, height }, Math.min(1, side / Math.max(width, height)), file.type)
      if (blob && blob.size < IMAGE_LIMIT) return new File([blob], file.name, { type: file.type })
    }
    return undefined
  } finally {
    image.close()
  }
}
