import { mayPrefetch } from '@console/session'

export interface Preloadable {
  /** Fetches the code ahead of its first use. Resolves to whether it is there now; never rejects. */
  readonly preload: () => Promise<boolean>
}

/** Handlers for what opens a part: its code is fetched when the pointer or the focus comes, unless the person saves data. */
export function preloadHandlers(part: Preloadable | undefined) {
  if (!part) return {}
  const preload = () => {
    if (mayPrefetch()) void part.preload()
  }
  return { onPointerEnter: preload, onFocus: preload }
}
