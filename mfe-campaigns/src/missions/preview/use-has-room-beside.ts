import { useSyncExternalStore } from 'react'

/** From this width on, the preview is beside the page (the theme's `xl`). */
const media = matchMedia('(min-width: 1280px)')

function subscribe(changed: () => void): () => void {
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

export const useHasRoomBeside = () => useSyncExternalStore(subscribe, () => media.matches)
