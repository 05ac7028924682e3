import type { Crop } from '@console/forms/fields'
import { useText } from '../../text.ts'

/** Pixels of an icon's side: sharp where an application shows it large. */
const SIDE = 512

/** How an icon is cropped: to a square. */
export function useIconCrop(): Crop {
  const text = useText()
  return {
    aspect: 1,
    side: SIDE,
    words: {
      title: text('reward.icon.crop'),
      help: text('reward.icon.crop.help'),
      left: text('reward.icon.crop.left'),
      top: text('reward.icon.crop.top'),
      size: text('reward.icon.crop.size'),
      preview: text('reward.icon.crop.preview'),
      use: text('reward.icon.crop.use'),
    },
  }
}
