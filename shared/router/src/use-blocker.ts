import { useEffect, useRef, useState } from 'react'
import { useMoves } from './console-router.tsx'
import type { Location } from './moves.ts'

interface Leaving {
  readonly currentLocation: Location
  readonly nextLocation: Location
}

export type Blocker =
  | { readonly state: 'unblocked'; readonly proceed?: undefined; readonly reset?: undefined }
  | { readonly state: 'blocked'; readonly proceed: () => void; readonly reset: () => void }

const UNBLOCKED: Blocker = { state: 'unblocked' }

/** Holds the person on the page wherever `shouldBlock` says so, on a link, Back or Forward, until they go on or stay. */
export function useBlocker(shouldBlock: (leaving: Leaving) => boolean): Blocker {
  const moves = useMoves()
  const [blocker, setBlocker] = useState(UNBLOCKED)
  const latest = useRef(shouldBlock)
  useEffect(() => {
    latest.current = shouldBlock
  })
  useEffect(
    () =>
      moves.guard((nextLocation, leave) => {
        if (!latest.current({ currentLocation: moves.location, nextLocation })) return false
        const free = () => setBlocker(UNBLOCKED)
        const proceed = () => {
          free()
          leave()
        }
        setBlocker({ state: 'blocked', proceed, reset: free })
        return true
      }),
    [moves],
  )
  return blocker
}
