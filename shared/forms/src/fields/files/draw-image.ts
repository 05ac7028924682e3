/** A rectangle of an image, in its pixels. */
export interface Part {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Draws a part of an image, scaled, as a file of this type, with transparency if the type can; null where the browser cannot. */
export function drawImage(image: ImageBitmap, { left, top, width, height }: Part, share: number, type: string): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * share))
  canvas.height = Math.max(1, Math.round(height * share))
  canvas.getContext('2d')?.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, 0.85)
  })
}
