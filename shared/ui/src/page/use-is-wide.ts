import { useSyncExternalStore } from 'react'

const media = () => matchMedia('(min-width: 768px)')

function subscribe(changed: () => void): () => void {
  const watched = media()
  watched.addEventListener('change', changed)
  return () => watched.removeEventListener('change', changed)
}

/** Returns whether the window has room for the side bar, and so for breadcrumbs in the header and more buttons in a line. */
export const useIsWide = () => useSyncExternalStore(subscribe, () => media().matches)
