import type { Crop } from '@console/forms/fields'
import { useText } from '../text.ts'

/** Pixels of a logo's side: sharp where applications show it large. */
const SIDE = 512

/** How the logo is cropped: to a square. */
export function useLogoCrop(): Crop {
  const text = useText()
  return {
    aspect: 1,
    side: SIDE,
    words: {
      title: text('publisher.logo.crop'),
      help: text('publisher.logo.crop.help'),
      left: text('publisher.logo.crop.left'),
      top: text('publisher.logo.crop.top'),
      size: text('publisher.logo.crop.size'),
      preview: text('publisher.logo.crop.preview'),
      use: text('publisher.logo.crop.use'),
    },
  }
}
