import { useSyncExternalStore } from 'react'

const media = matchMedia('(min-width: 768px)')

function subscribe(changed: () => void): () => void {
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Returns whether the window has room for the side bar, and so for breadcrumbs in the header. */
export const useIsWide = () => useSyncExternalStore(subscribe, () => media.matches)
