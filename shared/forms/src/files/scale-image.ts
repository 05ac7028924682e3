import { IMAGE_LIMIT } from '@console/contract'

/** Pixels of the longer side, tried one after the other. */
const SIDES = [2560, 1920, 1280, 800]

/**
 * The image made smaller in the browser until it may be uploaded, in its own format and upright; undefined where the
 * browser cannot read it, or where even the smallest one is too big.
 */
export async function scaledToFit(file: File): Promise<File | undefined> {
  const image = await createImageBitmap(file).catch(() => undefined)
  if (!image) return undefined
  try {
    for (const side of SIDES) {
      const blob = await drawn(image, Math.min(1, side / Math.max(image.width, image.height)), file.type)
      if (blob && blob.size < IMAGE_LIMIT) return new File([blob], file.name, { type: file.type })
    }
    return undefined
  } finally {
    image.close()
  }
}

function drawn(image: ImageBitmap, share: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(image.width * share))
  canvas.height = Math.max(1, Math.round(image.height * share))
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, 0.85)
  })
}
