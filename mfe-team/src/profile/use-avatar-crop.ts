import type { Crop } from '@console/forms/fields'
import { useText } from '../text.ts'

/** Pixels of a picture's side: sharp where a profile shows it large. */
const SIDE = 256

/** How the picture of a person is cropped: to a square, which is shown as a circle. */
export function useAvatarCrop(): Crop {
  const text = useText()
  return {
    aspect: 1,
    side: SIDE,
    words: {
      title: text('profile.avatar.crop'),
      help: text('profile.avatar.crop.help'),
      left: text('profile.avatar.crop.left'),
      top: text('profile.avatar.crop.top'),
      size: text('profile.avatar.crop.size'),
      preview: text('profile.avatar.crop.preview'),
      use: text('profile.avatar.crop.use'),
    },
  }
}
