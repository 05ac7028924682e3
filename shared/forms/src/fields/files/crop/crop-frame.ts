import type { Part } from '../draw-image.ts'

/** Pixels of the narrowest frame, unless the image is narrower. */
const NARROWEST = 16

interface Size {
  readonly width: number
  readonly height: number
}

export const widest = (image: Size, aspect: number): number => Math.min(image.width, image.height * aspect)
export const narrowest = (image: Size, aspect: number): number => Math.min(NARROWEST, widest(image, aspect))

export function firstFrame(image: Size, aspect: number): Part {
  const width = widest(image, aspect)
  const height = width / aspect
  return { left: (image.width - width) / 2, top: (image.height - height) / 2, width, height }
}

export function moved(frame: Part, to: Pick<Part, 'left' | 'top'>, image: Size): Part {
  return { ...frame, left: within(to.left, 0, image.width - frame.width), top: within(to.top, 0, image.height - frame.height) }
}

/** The frame in another width, around the same middle as far as the image has room. */
export function sized(frame: Part, wanted: number, image: Size): Part {
  const aspect = frame.width / frame.height
  const width = within(wanted, narrowest(image, aspect), widest(image, aspect))
  const height = width / aspect
  const left = frame.left + (frame.width - width) / 2
  const top = frame.top + (frame.height - height) / 2
  return moved({ left, top, width, height }, { left, top }, image)
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
