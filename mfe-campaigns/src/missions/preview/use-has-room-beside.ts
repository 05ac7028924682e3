import { useSyncExternalStore } from 'react'

/** From here on the preview stands beside the page (the theme's `xl`). */
const media = matchMedia('(min-width: 1280px)')

function subscribe(changed: () => void): () => void {
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

export const useHasRoomBeside = () => useSyncExternalStore(subscribe, () => media.matches)
